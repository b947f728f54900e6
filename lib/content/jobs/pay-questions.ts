/** One part of a weekly pay figure. */
type PayPart = { readonly name: string; readonly text: string };

/** 'What is in this number?': shown below the pay of every job. SAMPLE CONTENT: check it against your own contracts. */
export const PAY_EXPLAINED = {
  title: 'What is in this number?',
  lead: 'Facilities give us one weekly figure, not how it breaks down. A travel contract’s week usually has these parts:',
  parts: [
    {
      name: 'Taxable hourly pay',
      text: 'Your rate times the hours you are booked for. Fewer hours, less pay.',
    },
    {
      name: 'Housing and meal stipends',
      text: 'Tax-free only if you keep a tax home and work away from it; otherwise they are taxed like wages.',
    },
    {
      name: 'Overtime, call and holidays',
      text: 'Usually on top, at rates of their own. Ask which of them the figure counts on.',
    },
  ] satisfies readonly PayPart[],
  differs:
    'What can differ from week to week: the hours you work, the shift, a shift that is cancelled, an extension at another rate.',
  asks: 'Questions to ask your recruiter',
  questions: [
    'What is the taxable hourly rate, and how many hours a week is it for?',
    'How much of the week is housing and meals, and is it paid when a shift is cancelled?',
    'Are hours guaranteed? How many shifts may the facility cancel?',
    'What do overtime, call and holidays pay?',
    'What is paid for travel, licenses and the first day of insurance?',
    'Does the rate change if I extend?',
  ],
} as const;
