import { isNothing } from '@/lib/domain/job/words-for-nothing';
import { tidy } from '@/lib/domain/words/words';

const TRAILING_WEEKLY = /[\s/(]{0,3}\bweekly\W{0,3}$/i;

/** Whether a pay text says nothing: 'N/A', '$null - $null weekly', '$0'. */
export const isNoPay = (text: string): boolean => isNothing(text, 'pay');

/** A text that names no figure, in its own words: 'Competitive weekly' is 'Competitive'. */
export const ownWords = (text: string): string => tidy(text).replace(TRAILING_WEEKLY, '');
