/** What a handler returns. A large list is in pieces, so that it is never one huge string. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | readonly Buffer[];
};

const answer = (
  type: string,
  body: Answer['body'],
  status = 200,
  headers: Answer['headers'] = {},
): Answer => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-store', ...headers },
  body,
});

/** JSON that is already serialized. */
export const rawJson = (body: Answer['body'], status?: number): Answer =>
  answer('application/json; charset=utf-8', body, status);

export const json = (value: unknown, status?: number): Answer =>
  rawJson(JSON.stringify(value), status);

export const text = (value: string, status?: number): Answer =>
  answer('text/plain; charset=utf-8', value, status);

export const html = (value: string, headers: Answer['headers']): Answer =>
  answer('text/html; charset=utf-8', value, 200, headers);

export const file = (bytes: Buffer, headers: Answer['headers']): Answer =>
  answer('application/octet-stream', bytes, 200, headers);
