import { useEffect, useRef, useState } from 'react';
import { isFirstSight } from '@/lib/client/page/keep-field';
import {
  setTerms,
  chosenSort,
  PAGE_SIZES,
  toMinPay,
  toRadius,
  toSort,
  toTyped,
  withNear,
  type JobQuery,
} from '@/lib/domain/query/job-query';
import { FACET_NAMES } from '@/lib/domain/query/facets';
import { decodeListValue } from '@/lib/domain/query/job-query-url';

type Control = HTMLInputElement | HTMLSelectElement;

/** Controls that may differ from the page as it was sent; of about a hundred check boxes only those that do. */
const CHANGEABLE =
  'select, input:not([type=checkbox]), [type=checkbox][checked]:not(:checked), [type=checkbox]:checked:not([checked])';

/** The query with the change of a check box that was pressed. */
function withBox(query: JobQuery, box: HTMLInputElement): JobQuery {
  const facet = FACET_NAMES.find((name) => name === box.name);
  if (!facet) return query;
  return setTerms(query, facet, box.value.split(',').map(decodeListValue), box.checked);
}

/** The query with typed text, if it differs from the page as it was sent. */
function withText(query: JobQuery, { name, value, defaultValue }: HTMLInputElement): JobQuery {
  if (value === defaultValue) return query;
  if (name === 'q') return { ...query, q: toTyped('q', value) };
  return name === 'near' ? withNear(query, value, query.radius) : query;
}

function withSelect(query: JobQuery, { name, value }: HTMLSelectElement): JobQuery {
  const sort = toSort(value);
  if (name === 'sort') return sort === chosenSort(query) ? query : { ...query, sort };
  if (name === 'minPay') return { ...query, minPay: toMinPay(value) };
  const radius = toRadius(value);
  if (name === 'radius')
    return radius === query.radius ? query : withNear(query, query.near, radius);
  const per = PAGE_SIZES.find((size) => String(size) === value);
  return name === 'per' && per ? { ...query, per } : query;
}

/** The query with everything in the form that differs from the page as it was sent. */
function withChoices(formId: string, query: JobQuery): JobQuery {
  return [...document.querySelectorAll<Control>(CHANGEABLE)].reduce((read, control) => {
    if (control.form?.id !== formId) return read;
    if (control instanceof HTMLSelectElement) return withSelect(read, control);
    return (control.type === 'checkbox' ? withBox : withText)(read, control);
  }, query);
}

/**
 * Reports what the visitor chose in the form before this script ran, which the browser shows but our state does not know yet. Runs
 * once, when the script takes over the form. Order and page size get their own step in the history, as always.
 */
export function useEarlyChoices(
  formId: string,
  query: JobQuery,
  change: (next: JobQuery, mode: 'replace' | 'push') => void,
): void {
  // Read while rendering, too: React may be about to replace the server's elements, because something else has changed the page.
  const [early] = useState(() => (isFirstSight() ? withChoices(formId, query) : query));
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const next = withChoices(formId, early);
    if (JSON.stringify(next) === JSON.stringify(query)) return;
    const isStep = next.sort !== query.sort || next.per !== query.per;
    change({ ...next, page: 1 }, isStep ? 'push' : 'replace');
  }, [change, formId, query, early]);
}
