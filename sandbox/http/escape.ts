const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML, in content and in quoted attributes. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
