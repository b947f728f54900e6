import { text } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import { isObject, parseJson, textOf } from '@/sandbox/http/request';
import type { SandboxRequest } from '@/sandbox/http/request';
import type { Route } from '@/sandbox/http/route';
import type { Inbox } from '@/sandbox/inbox/inbox';

/** Prefix of the mail service's paths. */
export const EMAIL_PATH = '/api/v1.0/email';

/** The contact form calls from the browser, cross-origin: every answer under this path, faults included, must allow it. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
} as const;

const paramsOf = (value: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).map(([name, param]) => [
      name,
      typeof param === 'string' ? param : JSON.stringify(param),
    ]),
  );

async function sendMail({ body }: SandboxRequest, inbox: Inbox): Promise<Answer> {
  const mail = parseJson(body);
  if (!isObject(mail)) return text('The body must be JSON', 400);
  for (const name of ['service_id', 'template_id', 'user_id']) {
    if (!textOf(mail[name])) return text(`The ${name} is required`, 400);
  }
  await inbox.addMessage({
    serviceId: textOf(mail.service_id),
    templateId: textOf(mail.template_id),
    params: isObject(mail.template_params) ? paramsOf(mail.template_params) : {},
  });
  return text('OK');
}

/** The send call of the mail service; each message goes into the inbox. */
export const emailRoutes = (inbox: Inbox): readonly Route[] => [
  { method: 'OPTIONS', path: `${EMAIL_PATH}/send`, run: () => text('', 204) },
  { method: 'POST', path: `${EMAIL_PATH}/send`, run: (request) => sendMail(request, inbox) },
];
