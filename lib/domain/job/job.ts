import type { Drawing } from './drawing';

/** HTML as the feed sent it: hostile until sanitised, never rendered as it is. */
export type UntrustedHtml = string & { readonly __untrusted: true };
/** HTML that went through the allow-list. */
export type SanitizedHtml = string & { readonly __sanitized: true };

/** A calendar day, 'YYYY-MM-DD', in the feed's own zone (America/Chicago). */
export type IsoDate = string;

/** Weekly pay in US dollars; `min` equals `max` if the feed names one figure. */
export type WeeklyPay = { readonly min: number; readonly max: number };

/** The units of a pay that are read; a pay by the shift, the month or the year is shown as it was posted. */
export type PayUnit = 'hour' | 'week';

/** What a job pays, as read from its pay text and its hours a week (lib/domain/pay/job-pay.ts). */
export type JobPay = {
  /** As cards show it: '$2,310 – $2,480' where a label names the week, '$45/hr', or the text as it was posted: 'Call for pay'. */
  readonly figure: string;
  /** Null for a text that is not read: nothing is derived from it. */
  readonly unit: PayUnit | null;
  /** The week's pay, safe to compute with; null if the text names none. */
  readonly week: WeeklyPay | null;
  /** The largest dollar figure of a pay that is not known by the week, for the order 'Highest pay' alone. */
  readonly most?: number;
  readonly limit?: 'upTo' | 'from' | 'about';
  /** How the week was worked out, and what is paid besides: '$60/hr × 36 hours', '+ $5,000 sign-on', 'DOE'. */
  readonly details?: readonly string[];
};

export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** Facts on a card that say why this job is worth a look. */
export type JobMerits = {
  /** By how many percent its pay is above the median of comparable open jobs. */
  readonly payAbove?: number;
  /** Open to nurses with a multistate license. */
  readonly isCompact?: boolean;
};

/** When a job starts: a day, or as soon as possible. */
export type JobStart = IsoDate | 'asap';

/** What only some records state about a job; a term that a record leaves open is absent (docs/decisions/0006). */
export type JobContract = {
  /** Not before the day the record was read. */
  readonly startsOn?: JobStart;
  readonly hoursAWeek?: number;
  /** Paid even if the facility calls off a shift; never more than `hoursAWeek`, or than the shifts add up to. */
  readonly guaranteedHours?: number;
  /** How many people are wanted. */
  readonly openings?: number;
};

/** A job with everything its own page shows. Where else a field goes: `FIELD_USES`. */
export type Job = {
  /** `Record_Id ?? Id`: the address of the job on this site. */
  readonly id: string;
  /** The record's other identifier, if it has two: look-ups accept either. */
  readonly otherId: string | null;
  /** The number recruiters quote: `Client_Job_ID`, else `JobNum`; null shows as 'N/A'. */
  readonly jobNumber: string | null;
  /** Display title (specification, section 3). */
  readonly title: string;
  /** 'order type + specialty + title', trimmed and without repeats: heading and payload of the application. */
  readonly applicationTitle: string;
  /**
   * Every title, specialty, shift and order type of the record, the first one present first, for matching. The first title is the facet's
   * label; a record that has no title but a specialty gets order type and specialty as its one title.
   */
  readonly titles: readonly string[];
  readonly specialties: readonly string[];
  readonly shifts: readonly string[];
  /** 'Travel', 'Local', 'Per Diem': the first is shown as the job's type. */
  readonly orderTypes: readonly string[];
  readonly city: string | null;
  /** Two-letter code if the state is known, else as given. */
  readonly state: string | null;
  /** Place as text if city and state could not be read separately (ad-hoc jobs). */
  readonly placeText: string | null;
  /** Pay as the feed words it, e.g. '$2,310 - $2,480 weekly'; what is shown and compared is `pay`. */
  readonly payText: string | null;
  /** Null if the record states none. */
  readonly pay: JobPay | null;
  readonly contractLength: string | null;
  /** Age as the feed counted it on the day of the snapshot; null when unknown. Sorting uses it. */
  readonly daysOpen: number | null;
  /** Day the job was posted: feed date less days open, fixed when first seen; null when the age is unknown. */
  readonly postedOn: IsoDate | null;
  readonly coordinates: Coordinates | null;
  /** First of `Jobdescriptionrich`, `Webportaldescriptions` (or `Job_Description__c` of an ad-hoc job) with any text. */
  readonly description: UntrustedHtml | null;
  readonly isAdhoc: boolean;
  /** Absent if the record states none of them. */
  readonly contract?: JobContract;
  /** Day this site first saw the job: the posting date of structured data if `postedOn` is null. */
  readonly firstSeenOn: IsoDate;
  /** First day the feed sent the job with its present content; null if it never changed. */
  readonly changedOn: IsoDate | null;
  /** Last day the feed listed the job; null if it never did (ad-hoc jobs). */
  readonly lastSeenOn: IsoDate | null;
};

type Uses = {
  /** In lists, where cards, filters and the map have it; 'maybe' if some jobs lack it. A description never is. */
  readonly inSummary: boolean | 'maybe';
  /** Whether a reader would call a change of it a change of the job. Its age is none: it changes by itself. */
  readonly inFingerprint: boolean;
  /** Among the facts of its row in the database ('maybe' if some jobs lack it), in a column of its own, or not at all because it follows from others. */
  readonly stored: 'fact' | 'maybe' | 'column' | 'derived';
};
/** A field that some jobs lack is 'maybe' in their summaries, or in none. */
type InSummary<F extends keyof Job> = false | (undefined extends Job[F] ? 'maybe' : true);
type Stored<F extends keyof Job> = undefined extends Job[F]
  ? 'maybe'
  : Exclude<Uses['stored'], 'maybe'>;

/** Where each field of a job goes besides the job's own page. */
const FIELD_USES = {
  id: { inSummary: true, inFingerprint: false, stored: 'column' },
  otherId: { inSummary: false, inFingerprint: false, stored: 'column' },
  jobNumber: { inSummary: true, inFingerprint: true, stored: 'fact' },
  title: { inSummary: true, inFingerprint: true, stored: 'fact' },
  applicationTitle: { inSummary: false, inFingerprint: false, stored: 'fact' },
  titles: { inSummary: true, inFingerprint: false, stored: 'fact' },
  specialties: { inSummary: true, inFingerprint: false, stored: 'fact' },
  shifts: { inSummary: true, inFingerprint: true, stored: 'fact' },
  orderTypes: { inSummary: true, inFingerprint: true, stored: 'fact' },
  city: { inSummary: true, inFingerprint: true, stored: 'fact' },
  state: { inSummary: true, inFingerprint: true, stored: 'fact' },
  placeText: { inSummary: true, inFingerprint: true, stored: 'fact' },
  payText: { inSummary: false, inFingerprint: true, stored: 'fact' },
  pay: { inSummary: true, inFingerprint: false, stored: 'derived' },
  contractLength: { inSummary: true, inFingerprint: true, stored: 'fact' },
  daysOpen: { inSummary: true, inFingerprint: false, stored: 'derived' },
  postedOn: { inSummary: true, inFingerprint: false, stored: 'fact' },
  coordinates: { inSummary: true, inFingerprint: false, stored: 'fact' },
  description: { inSummary: false, inFingerprint: true, stored: 'column' },
  isAdhoc: { inSummary: false, inFingerprint: false, stored: 'fact' },
  contract: { inSummary: false, inFingerprint: true, stored: 'maybe' },
  firstSeenOn: { inSummary: false, inFingerprint: false, stored: 'column' },
  changedOn: { inSummary: false, inFingerprint: false, stored: 'fact' },
  lastSeenOn: { inSummary: false, inFingerprint: false, stored: 'derived' },
} as const satisfies {
  readonly [F in keyof Job]-?: Uses & {
    readonly inSummary: InSummary<F>;
    readonly stored: Stored<F>;
  };
};

type FieldWith<U extends keyof Uses, Value> = {
  [F in keyof Job]-?: (typeof FIELD_USES)[F][U] extends Value ? F : never;
}[keyof Job];

/** The fields of a job of which the list says this: `fieldsWith('stored', 'fact')`. */
export function fieldsWith<U extends keyof Uses, Value extends Uses[U]>(use: U, value: Value) {
  const all: Readonly<Record<string, Uses>> = FIELD_USES;
  return (Object.keys(all) as FieldWith<U, Value>[]).filter((name) => all[name]?.[use] === value);
}

/** What lists, cards, filters and the map need of a job. */
export type JobSummary = Pick<Job, FieldWith<'inSummary', true | 'maybe'>> & {
  /** What sets it apart from the other open jobs, if anything does. */
  readonly merits?: JobMerits;
  /** The mentions of its posting that a filter knows (posting/mention-rules.ts); absent if there are none, or they are not known yet. */
  readonly says?: readonly string[];
  /** The landscape that goes with its place (place/drawing-of-place.ts); absent if it is not from the list. */
  readonly drawing?: Drawing;
};

/** A job with its description as its page shows it. */
export type DescribedJob = { readonly job: Job; readonly html: SanitizedHtml | null };
