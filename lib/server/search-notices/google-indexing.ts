import 'server-only';
import { createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { post, type SearchEngine } from './search-engine';

const SCOPE = 'https://www.googleapis.com/auth/indexing';
const PUBLISH = 'https://indexing.googleapis.com/v3/urlNotifications:publish';
const JWT_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** A token is valid for an hour; it is renewed a little before (ms). */
const TOKEN_MS = 55 * 60_000;

/** The service account's file as Google issues it. `indexing_uri` is ours, for the sandbox. */
type Credentials = {
  readonly client_email: string;
  readonly private_key: string;
  readonly token_uri: string;
  readonly indexing_uri?: string;
};

/** Google's Indexing API, which is for job postings: one notice a call, 200 a day unless Google grants more. */
export function googleIndexing(path: string): SearchEngine {
  let token: { readonly value: string; readonly until: number } | undefined;

  async function accessToken(account: Credentials): Promise<string> {
    if (token && token.until > performance.now()) return token.value;
    const body = new URLSearchParams({
      grant_type: JWT_GRANT,
      assertion: assertionOf(account, Math.floor(Date.now() / 1_000)),
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    // A refusal here says nothing about the notices: they are kept, whatever its status.
    const text = await post(account.token_uri, body, headers).catch((cause: unknown) => {
      throw new Error('no access token', { cause: { code: String(cause) } });
    });
    const answer: unknown = JSON.parse(text);
    const value = (answer as Readonly<Record<string, unknown>> | null)?.access_token;
    if (typeof value !== 'string') throw new Error('the answer has no access token');
    token = { value, until: performance.now() + TOKEN_MS };
    return value;
  }

  return {
    name: 'google',
    atOnce: 1,
    async tell([notice]) {
      if (!notice) return;
      const account = await readCredentials(path);
      const type = notice.kind === 'arrived' ? 'URL_UPDATED' : 'URL_DELETED';
      await post(account.indexing_uri ?? PUBLISH, JSON.stringify({ url: notice.url, type }), {
        'content-type': 'application/json',
        authorization: `Bearer ${await accessToken(account)}`,
      });
    },
  };
}

async function readCredentials(path: string): Promise<Credentials> {
  const file = parsed(await readFile(path, 'utf8'));
  const read = file as Readonly<Record<string, unknown>> | null;
  for (const name of ['client_email', 'private_key', 'token_uri'] as const)
    if (typeof read?.[name] !== 'string') throw new Error(`the credentials lack ${name}`);
  return file as Credentials;
}

/** Without the parser's own message, which quotes what it could not read: that may be part of the key. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the credentials are not JSON');
  }
}

/** A signed statement that this is the service account (RFC 7523). */
function assertionOf({ client_email: iss, private_key, token_uri: aud }: Credentials, iat: number) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss, scope: SCOPE, aud, iat, exp: iat + 3_600 };
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(private_key, 'base64url')}`;
}
