/** Goes on to another page of the site: links do so by themselves, this is for what has been done on this page. */
export const goTo = (path: string) => window.location.assign(path);

/** The same in this page's place: the browser's Back does not lead here again. */
export const goInstead = (path: string) => window.location.replace(path);
