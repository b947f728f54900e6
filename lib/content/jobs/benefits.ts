import { REFERRAL_BONUS } from '@/lib/config/site';

const REFERRAL = `${REFERRAL_BONUS.benefits} referral bonus`;
const LODGING = 'Lodging and meals and incidental reimbursement';

/** What comes with a job (specification, section 9, 'Benefits text'). SAMPLE CONTENT: the amount is the owner's choice. */
export const BENEFITS = [
  'Dedicated recruiter',
  REFERRAL,
  'Medical, dental and vision insurance',
  'Life insurance',
  '401(k)',
  LODGING,
  'Licensure reimbursement',
  'Voluntary benefits',
  'Completion bonus',
] as const;

/** Those that hold for travel contracts alone. */
const TRAVEL_BENEFITS: readonly string[] = [LODGING];

/** The benefits where all jobs are meant: those of travel alone say so. */
export const BENEFITS_SHOWN: readonly string[] = BENEFITS.map((benefit) =>
  TRAVEL_BENEFITS.includes(benefit) ? `${benefit} (travel contracts)` : benefit,
);

/** The same for a page that quotes the referral bonus itself: no page shows two amounts. */
export const BENEFITS_WITHOUT_REFERRAL: readonly string[] = BENEFITS_SHOWN.filter(
  (benefit) => benefit !== REFERRAL,
);

/** Shown below the benefits wherever they are listed. */
export const BENEFITS_NOTE = `Referral bonus: ${REFERRAL_BONUS.qualifier}`;

export const PAY_DISCLAIMER = 'Pay is an estimate, not an offer, and may change.';
