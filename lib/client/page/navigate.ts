/** Goes to another page of the site after something was done on this one; links need no script. */
export const goTo = (path: string) => window.location.assign(path);

/** The same, but replaces this page in the history: Back does not return to it. */
export const goInstead = (path: string) => window.location.replace(path);
