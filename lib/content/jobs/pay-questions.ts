/** One part of a weekly pay figure. */
type PayPart = { readonly name: string; readonly text: string };

/** 'What is in this number?': shown below the pay of every job. SAMPLE CONTENT: check it against your own contracts. */
export const PAY_EXPLAINED = {
  title: 'What is in this number?',
  lead: 'Facilities give us one weekly figure. It usually holds:',
  parts: [
    {
      name: 'Taxable hourly pay',
      text: 'Your rate times your booked hours. Fewer hours, less pay.',
    },
    {
      name: 'Housing and meal stipends',
      text: 'Tax-free only if you keep a tax home and work away from it.',
    },
    {
      name: 'Overtime, call and holidays',
      text: 'Usually on top, at their own rates.',
    },
  ] satisfies readonly PayPart[],
  asks: 'Ask your recruiter',
  questions: [
    'What is the taxable hourly rate, for how many hours?',
    'How much is housing and meals? Is it paid when a shift is canceled?',
    'What do overtime, call and holidays pay?',
    'What is paid for travel, licenses and the first day of insurance?',
    'Does the rate change if I extend?',
  ],
} as const;
