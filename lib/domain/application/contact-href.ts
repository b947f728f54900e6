/** Address of the contact form about this job. */
export const contactHref = (id: string): string => `/contact?job=${encodeURIComponent(id)}`;
