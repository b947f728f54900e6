/** The head of the contact page: as a target it leaves out its picture, so that the message comes first. */
export const ASKED = 'asked';

/** Address of the contact form about this job. @param more further parts of the query, each with its '&' */
export const contactHref = (id: string, more = ''): string =>
  `/contact?job=${encodeURIComponent(id)}${more}#${ASKED}`;
