/** One part of a weekly pay figure. */
type PayLine = { readonly name: string; readonly text: string };

/** 'What’s in this number?': shown below the pay of every job. SAMPLE CONTENT: check it against your own contracts. */
export const PAY_EXPLAINED = {
  title: 'What’s in this number?',
  lead: 'Facilities give us one weekly figure, no breakdown. For travel, usually:',
  parts: [
    {
      name: 'Taxable hourly pay',
      text: 'Your rate times your scheduled hours. Fewer hours, less pay.',
    },
    {
      name: 'Housing and meal stipends',
      text: 'Tax-free only if you keep a tax home elsewhere.',
    },
    {
      name: 'Overtime, call and holidays',
      text: 'Usually extra, at their own rates.',
    },
  ] satisfies readonly PayLine[],
  asks: 'Ask for each figure, and what a canceled shift or extension changes.',
} as const;
