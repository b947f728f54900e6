import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { searchInWords } from '@/lib/domain/search-alerts/search-words';

it.each([
  ['title=RN&state=TX&shift=Nights', 'RN · Texas · Nights'],
  ['specialty=ICU,PCU&state=TX,UT,NM', 'ICU · PCU · 3 states'],
  ['title=RN%252C+BSN', 'RN, BSN'],
  ['state=Ontario', 'Ontario'],
  ['jobType=Travel&title=RN', 'RN · Travel'],
  ['jobType=Travel,Local,Per+Diem', '3 job types'],
  ['sort=recent&page=3', ''],
  ['q=night+nurse', '“night nurse”'],
  ['title=RN&minPay=2500', 'RN · Can reach $2,500 a week'],
  ['near=Austin,+TX&radius=50', 'Within 50 miles of Austin, TX'],
])('%s is described as %s', (search, words) => {
  expect(searchInWords(parseJobQuery(search))).toBe(words);
});
