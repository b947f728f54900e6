import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Answer, Chunks } from '@/sandbox/http/answer';

const lengthOf = (body: string | Buffer): string => String(Buffer.byteLength(body));

async function sendChunks(response: ServerResponse, chunks: Chunks): Promise<void> {
  for (const chunk of chunks()) {
    if (response.destroyed) return;
    if (!response.write(chunk))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}

export async function send(response: ServerResponse, answer: Answer): Promise<void> {
  if (typeof answer.body === 'function') {
    response.writeHead(answer.status, answer.headers);
    await sendChunks(response, answer.body);
    return;
  }
  response.writeHead(answer.status, { ...answer.headers, 'content-length': lengthOf(answer.body) });
  response.end(answer.body);
}

/** Promises the whole answer, sends half of it and tears the connection: a feed cut in the middle. */
export function sendCut(response: ServerResponse, answer: Answer): void {
  const whole =
    typeof answer.body === 'function'
      ? Buffer.concat([...answer.body()].slice(0, 2))
      : Buffer.from(answer.body);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': String(whole.length) });
  response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.destroy());
}
