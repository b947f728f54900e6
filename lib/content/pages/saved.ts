/** Says where the data of this device is stored. @param hasAlerts whether the site has search alerts, for which it stores the searches */
export const whereSaved = (hasAlerts: boolean): string =>
  hasAlerts
    ? 'Saved on this device only. We can’t see it, except for searches you turn on alerts for.'
    : 'Saved on this device only. We can’t see it.';
