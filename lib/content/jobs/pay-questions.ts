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
  asks: 'Ask for each figure, and what changes if a shift is canceled or you extend.',
} as const;
