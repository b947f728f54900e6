import { METRICS, count, metricsText, observe, setGauge } from '@/server/metrics.mjs';
import { globals } from '@/server/process-globals.mjs';

beforeEach(() => globals.metrics.clear());

describe('the metrics’ text', () => {
  it('lists every metric with its type, even without a value', () => {
    const lines = metricsText().split('\n');
    for (const [name, { type, help }] of Object.entries(METRICS)) {
      expect(lines).toContain(`# TYPE ${name} ${type}`);
      expect(lines).toContain(`# HELP ${name} ${help}`);
    }
  });

  it('counts by labels', () => {
    const ofPages = { kind: 'document', status: '2xx' };
    count('site_http_requests_total', ofPages);
    count('site_http_requests_total', ofPages);
    count('site_http_requests_total', { kind: 'api', status: '5xx' });
    expect(metricsText()).toContain('site_http_requests_total{kind="document",status="2xx"} 2\n');
    expect(metricsText()).toContain('site_http_requests_total{kind="api",status="5xx"} 1\n');
  });

  it('lists a histogram’s count within each bound, its sum and its count', () => {
    for (const seconds of [0.005, 0.2, 99])
      observe('site_platform_call_duration_seconds', { call: 'job' }, seconds);
    const name = 'site_platform_call_duration_seconds';
    const text = metricsText();
    expect(text).toContain(`${name}_bucket{call="job",le="0.005"} 1\n`);
    expect(text).toContain(`${name}_bucket{call="job",le="0.25"} 2\n`);
    expect(text).toContain(`${name}_bucket{call="job",le="30"} 2\n`);
    expect(text).toContain(`${name}_bucket{call="job",le="+Inf"} 3\n`);
    expect(text).toContain(`${name}_sum{call="job"} 99.205\n`);
    expect(text).toContain(`${name}_count{call="job"} 3\n`);
  });

  it('lists a gauge’s last value, or none', () => {
    setGauge('site_snapshot_jobs', [[{}, 3]]);
    setGauge('site_snapshot_jobs', [[{}, 4]]);
    expect(metricsText()).toContain('\nsite_snapshot_jobs 4\n');
    setGauge('site_snapshot_jobs', []);
    expect(metricsText()).not.toMatch(/^site_snapshot_jobs/m);
  });
});
