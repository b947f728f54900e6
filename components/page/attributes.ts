/** `<moving-on>`: when it moves, what it says to who stays, and whether it waits or stays. */
export const MOVING_ON = {
  after: 'data-after',
  stayed: 'data-stayed',
  held: 'data-held',
  stays: 'data-stays',
} as const;

/** On `<home-link>`: the address of the site. */
export const HOME_SITE = 'data-site';
