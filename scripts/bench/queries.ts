const TITLES = ['RN', 'LPN', 'Tech', 'Therapist', 'CNA'];
const STATES = ['TX', 'CA', 'IA,MN,WI', 'FL', 'NY', 'OH', 'WA', 'CO'];
const REST = ['', '&sort=highestPay', '&per=100', '&page=7', '&shift=Nights,Days'];

/** Two hundred addresses of the list as visitors make them, all different. */
export const QUERIES: readonly string[] = TITLES.flatMap((title) =>
  STATES.flatMap((state) => REST.map((rest) => `title=${title}&state=${state}${rest}`)),
);
