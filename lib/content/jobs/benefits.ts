import { REFERRAL_BONUS } from '@/lib/config/site';

/** What comes with every job (specification, section 9, 'Benefits text'). SAMPLE CONTENT: the amount is the owner's choice. */
export const BENEFITS = [
  'Dedicated recruiter',
  `${REFERRAL_BONUS.benefits} referral bonus`,
  'Medical, dental and vision insurance',
  'Life insurance',
  '401(k)',
  'Lodging and meals and incidental reimbursement',
  'Licensure reimbursement',
  'Voluntary benefits',
  'Completion bonus',
] as const;

/** Those that hold for travel contracts alone. */
export const TRAVEL_BENEFITS: readonly string[] = [
  'Lodging and meals and incidental reimbursement',
];

/** Shown below the benefits wherever they are listed. */
export const BENEFITS_NOTE = `Referral bonus: ${REFERRAL_BONUS.qualifier}`;

export const PAY_DISCLAIMER =
  'Pay is an estimate and may change with the facility, the shift and the length of the contract.';
