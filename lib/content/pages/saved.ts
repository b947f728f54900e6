/** Where it stays what a device keeps. @param hasAlerts whether the site has alerts, for which it stores the searches they are for */
export const whereSaved = (hasAlerts: boolean): string =>
  hasAlerts
    ? 'Saved on this device only. We can’t see it, except for searches you turn on alerts for.'
    : 'Saved on this device only. We can’t see it.';
