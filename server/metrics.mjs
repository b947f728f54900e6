/**
 * The metrics of the process, for /metrics (docs/decisions/0013), in Prometheus' text format. The guard, pages and handlers are
 * separate bundles, so the numbers are kept in the process's globals and not in this module. No label is derived from an address,
 * an id or anything that a visitor sends, so there are only the series that this file and its callers name.
 */
import { globals } from './process-globals.mjs';

/** @typedef {Readonly<Record<string, string>>} Labels */
/** @typedef {{ type: 'counter' | 'gauge' | 'histogram', help: string, buckets?: readonly number[] }} Metric */

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const LCP = [0.5, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 5, 6, 8, 10, 15, 30];
const INP = [0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2, 5];
const CLS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1];
const counter = (help) => ({ type: /** @type {const} */ ('counter'), help });
const gauge = (help) => ({ type: /** @type {const} */ ('gauge'), help });
const histogram = (buckets, help) => ({
  type: /** @type {const} */ ('histogram'),
  help,
  /** @type {readonly number[]} */ buckets,
});
const seconds = (help) => histogram(SECONDS, help);

/** Every metric there is. Alert rules and dashboard (deploy/monitoring) may use no other; a test compares them. */
export const METRICS = {
  site_http_requests_total: counter('Requests by kind of page and class of status'),
  site_http_request_duration_seconds: seconds('Time from request to last byte, by kind of page'),
  site_pages_total: counter('Pages that are the same for everybody, by where they came from'),
  site_platform_calls_total: counter('Calls to the staffing platform'),
  site_platform_failures_total: counter('Calls to the staffing platform that failed, by kind'),
  site_platform_call_duration_seconds: seconds('Time of calls to the staffing platform'),
  site_applications_total: counter('Applications by what became of them'),
  site_web_vitals_lcp_seconds: histogram(
    LCP,
    "Visitors' Largest Contentful Paint, by kind of page",
  ),
  site_web_vitals_inp_seconds: histogram(
    INP,
    "Visitors' Interaction to Next Paint, by kind of page",
  ),
  site_web_vitals_cls: histogram(CLS, "Visitors' Cumulative Layout Shift, by kind of page"),
  site_snapshot_age_seconds: gauge('Age of the list of jobs; absent while there is none'),
  site_snapshot_jobs: gauge('Open jobs shown'),
  site_snapshot_dropped_records: gauge('Records of the list that could not be read'),
  site_outbox_applications: gauge('Applications the platform does not have yet, by state'),
  site_outbox_oldest_age_seconds: gauge('Age of the oldest of them; 0 without any'),
  process_start_time_seconds: gauge('Start of the process, in seconds since 1970'),
  process_cpu_seconds_total: counter('Processor time of the process'),
  process_resident_memory_bytes: gauge('Memory of the process'),
  nodejs_heap_size_total_bytes: gauge("JavaScript's heap as it is reserved"),
  nodejs_heap_size_used_bytes: gauge("JavaScript's heap as it is used"),
  nodejs_eventloop_lag_p99_seconds: gauge('Delay of the event loop since the last scrape, p99'),
  nodejs_eventloop_lag_max_seconds: gauge('Delay of the event loop since the last scrape, longest'),
};
/** @typedef {keyof typeof METRICS} MetricName */

/** `{kind="api",status="2xx"}`: the text of a series is its key. Values are our own words, without quotes. */
const keyOf = (/** @type {Labels} */ labels) => {
  let text = '';
  for (const name in labels) text += `${text === '' ? '' : ','}${name}="${labels[name]}"`;
  return text;
};

/** @param {MetricName} name */
export function seriesOf(name) {
  const known = globals.metrics.get(name);
  if (known) return known;
  const made = new Map();
  globals.metrics.set(name, made);
  return made;
}

/**
 * @param {MetricName} name a counter
 * @param {Labels} labels
 */
export function count(name, labels) {
  const series = seriesOf(name);
  const key = keyOf(labels);
  series.set(key, (series.get(key) ?? 0) + 1);
}

/**
 * @param {MetricName} name a histogram
 * @param {Labels} labels
 * @param {number} value
 */
export function observe(name, labels, value) {
  const { buckets = [] } = /** @type {Metric} */ (METRICS[name]);
  const series = seriesOf(name);
  const key = keyOf(labels);
  const known = series.get(key) ?? {
    counts: new Array(buckets.length + 1).fill(0),
    sum: 0,
    count: 0,
  };
  const at = buckets.findIndex((bound) => value <= bound);
  known.counts[at === -1 ? buckets.length : at] += 1;
  known.sum += value;
  known.count += 1;
  series.set(key, known);
}

/**
 * Sets a current value rather than counting; it replaces the previous one.
 * @param {MetricName} name a gauge
 * @param {readonly (readonly [Labels, number])[]} values
 */
export function setGauge(name, values) {
  globals.metrics.set(name, new Map(values.map(([labels, value]) => [keyOf(labels), value])));
}

const line = (name, key, value) => `${name}${key === '' ? '' : `{${key}}`} ${value}\n`;

function histogramLines(name, key, buckets, { counts, sum, count }) {
  let below = 0;
  const within = (bound) => (key === '' ? `le="${bound}"` : `${key},le="${bound}"`);
  const lines = [...buckets, '+Inf'].map((bound, at) => {
    below += counts[at];
    return line(`${name}_bucket`, within(bound), below);
  });
  return lines.join('') + line(`${name}_sum`, key, sum) + line(`${name}_count`, key, count);
}

/** All metrics in Prometheus' format. A metric that has no series yet is listed without a value. */
export function metricsText() {
  return Object.entries(METRICS)
    .map(([name, { type, help, buckets }]) => {
      const lines = [...(globals.metrics.get(name) ?? [])].map(([key, value]) =>
        type === 'histogram' ? histogramLines(name, key, buckets, value) : line(name, key, value),
      );
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
    })
    .join('');
}
