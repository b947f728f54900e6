import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { drawn, type ShareCardContent } from '@/components/job-page/share-card-content';
import { countJobs } from '@/lib/domain/counts/count';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { SearchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { searchPageHeading } from '@/lib/domain/search-pages/page-words';
import type { Subject } from '@/lib/domain/search-pages/search-page';

/** What the share card of a page that is a search shows: its heading, how many jobs are open, and what they pay. */
export function searchCardContent(subject: Subject, facts: SearchPageFacts): ShareCardContent {
  return {
    title: drawn(searchPageHeading(subject, facts), 'title'),
    orderType: '',
    drawing: drawingOf(subject),
    facts: [
      { label: 'Open today', value: facts.count > 0 ? countJobs(facts.count) : 'None' },
      facts.pay
        ? { label: 'Median weekly pay', value: formatDollars(facts.pay.median) }
        : { label: 'Before you apply', value: 'Pay, shift, place' },
    ],
  };
}
