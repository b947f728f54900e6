/** What a handler returns. A large list is in pieces, so that it is never one huge string. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | readonly Buffer[];
};

const answer = (
  type: string,
  body: Answer['body'],
  status: number,
  headers: Record<string, string>,
): Answer => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-store', ...headers },
  body,
});

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  answer('application/json; charset=utf-8', JSON.stringify(value), status, headers);

/** JSON that is already serialized. */
export const rawJson = (body: Answer['body'], status = 200): Answer =>
  answer('application/json; charset=utf-8', body, status, {});

export const text = (value: string, status = 200, headers: Record<string, string> = {}): Answer =>
  answer('text/plain; charset=utf-8', value, status, headers);

export const html = (value: string, status = 200, headers: Record<string, string> = {}): Answer =>
  answer('text/html; charset=utf-8', value, status, headers);

export const file = (bytes: Buffer, headers: Record<string, string>): Answer =>
  answer('application/octet-stream', bytes, 200, headers);
