/** Goes on to another page of the site in this page's place: the browser's Back does not lead here again. */
export const goInstead = (path: string) => window.location.replace(path);
