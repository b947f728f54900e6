import http from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

type Headers = Readonly<Record<string, string>>;
/** `sent`: bytes of the body that had left when the answer came. */
export type Answer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  readonly sent: number;
};

/** The applicant in tests that do not depend on one. */
export const PERSON = {
  firstName: 'Sample',
  lastName: 'Applicant',
  email: 'sample@example.com',
  phone: '(515) 555-0168',
  receiveUpdates: 'true',
} as const;

const BOUNDARY = 'the-boundary';
export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } as const;

/** Sends a body piece by piece, at the pace it arrives, until it ends or the site has answered. */
export function rawPost(
  site: string,
  headers: Headers,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Answer> {
  const { hostname, port } = new URL(site);
  const path = '/api/applications';
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const request = http.request({ hostname, port, path, method: 'POST', headers, agent: false });
    request.on('response', (response) => {
      isAnswered = true;
      const { statusCode: status = 0, headers: told } = response;
      readAll(response).then((text) => resolve({ status, headers: told, text, sent }), reject);
    });
    // Writes in progress fail once the answer is complete: that is not an error.
    request.on('error', (error) => (isAnswered ? undefined : reject(error)));
    void (async () => {
      for await (const piece of pieces) {
        if (isAnswered || request.destroyed) return;
        sent += piece.length;
        if (!request.write(piece))
          await Promise.race([
            new Promise((drained) => request.once('drain', drained)),
            pause(500),
          ]);
      }
      request.end();
    })();
  });
}

/** A form's body with these fields and, if given, a resume; its file name is not escaped. */
export function multipart(fields: Headers, resume?: { name: string; bytes: Buffer }): Buffer {
  const line = (text: string) => Buffer.from(`${text}\r\n`);
  const parts = Object.entries(fields).map(([name, value]) =>
    line(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`),
  );
  const file = resume
    ? [
        line(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="${resume.name}"\r\nContent-Type: application/pdf\r\n`,
        ),
        resume.bytes,
        line(''),
      ]
    : [];
  return Buffer.concat([...parts, ...file, line(`--${BOUNDARY}--`)]);
}

/** A whole form at once, with its length. */
export function postForm(site: string, body: Buffer, headers: Headers = {}): Promise<Answer> {
  return rawPost(site, { ...MULTIPART, 'content-length': String(body.length), ...headers }, [body]);
}
