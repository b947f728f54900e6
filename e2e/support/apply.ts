/** Sends an application as the form does, without the form. */
export function applyTo(
  origin: string,
  headers: Readonly<Record<string, string>> = {},
  email = 'ana@example.com',
  nonce?: string,
): Promise<Response> {
  const body = new FormData();
  const fields = {
    firstName: 'Ana',
    lastName: 'Applicant',
    email,
    phone: '(515) 555-0100',
    receiveUpdates: 'true',
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (nonce) body.set('nonce', nonce);
  return fetch(`${origin}/api/applications`, {
    method: 'POST',
    headers: { origin, ...headers },
    body,
  });
}
