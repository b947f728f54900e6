type State = {
  readonly name: string;
  /** Factor on weekly pay; 1 is the middle of the country. */
  readonly pay: number;
  /** Whether the state belongs to the nurse licensure compact. */
  readonly compact: boolean;
};

const row = (name: string, pay: number, compact: boolean): State => ({ name, pay, compact });

export const STATES = {
  AL: row('Alabama', 0.92, true),
  AK: row('Alaska', 1.2, false),
  AZ: row('Arizona', 1.02, true),
  AR: row('Arkansas', 0.93, true),
  CA: row('California', 1.32, false),
  CO: row('Colorado', 1.04, true),
  CT: row('Connecticut', 1.07, false),
  DC: row('District of Columbia', 1.1, false),
  DE: row('Delaware', 1, true),
  FL: row('Florida', 0.96, true),
  GA: row('Georgia', 0.98, true),
  HI: row('Hawaii', 1.16, false),
  IA: row('Iowa', 0.96, true),
  ID: row('Idaho', 0.99, true),
  IL: row('Illinois', 1.02, false),
  IN: row('Indiana', 0.97, true),
  KS: row('Kansas', 0.95, true),
  KY: row('Kentucky', 0.96, true),
  LA: row('Louisiana', 0.94, true),
  MA: row('Massachusetts', 1.16, false),
  MD: row('Maryland', 1.05, true),
  ME: row('Maine', 1.02, true),
  MI: row('Michigan', 1, false),
  MN: row('Minnesota', 1.05, false),
  MO: row('Missouri', 0.96, true),
  MS: row('Mississippi', 0.9, true),
  MT: row('Montana', 1.01, true),
  NC: row('North Carolina', 0.98, true),
  ND: row('North Dakota', 1.03, true),
  NE: row('Nebraska', 0.97, true),
  NH: row('New Hampshire', 1.04, true),
  NJ: row('New Jersey', 1.09, false),
  NM: row('New Mexico', 1.03, true),
  NV: row('Nevada', 1.08, false),
  NY: row('New York', 1.14, false),
  OH: row('Ohio', 0.98, true),
  OK: row('Oklahoma', 0.94, true),
  OR: row('Oregon', 1.14, false),
  PA: row('Pennsylvania', 1.01, false),
  PR: row('Puerto Rico', 0.86, false),
  RI: row('Rhode Island', 1.06, true),
  SC: row('South Carolina', 0.96, true),
  SD: row('South Dakota', 0.96, true),
  TN: row('Tennessee', 0.95, true),
  TX: row('Texas', 1, true),
  UT: row('Utah', 0.98, true),
  VA: row('Virginia', 1, true),
  VT: row('Vermont', 1.05, true),
  WA: row('Washington', 1.16, true),
  WI: row('Wisconsin', 1.01, true),
  WV: row('West Virginia', 0.95, true),
  WY: row('Wyoming', 1.02, true),
} as const satisfies Record<string, State>;

export type StateCode = keyof typeof STATES;
