import { feedDate } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';
import { CardAgeWords } from './card-age-words';
import { JobAgeWords } from './job-age-words';

type Props = { readonly kind: 'job' | 'card'; readonly postedOn: IsoDate };

/** Days open on the day it is. */
export function AgeToday({ kind, postedOn }: Props) {
  const Words = kind === 'job' ? JobAgeWords : CardAgeWords;
  return <Words postedOn={postedOn} today={feedDate(new Date())} />;
}
