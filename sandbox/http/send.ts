import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answer } from '@/sandbox/http/answer';

const piecesOf = ({ body }: Answer): readonly Buffer[] =>
  typeof body === 'string' ? [Buffer.from(body)] : Buffer.isBuffer(body) ? [body] : body;

const lengthOf = (pieces: readonly Buffer[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length, 0);

/** Sends an answer whole, no faster than it is read. */
export async function send(response: ServerResponse, answer: Answer): Promise<void> {
  const pieces = piecesOf(answer);
  const length = answer.status === 204 ? {} : { 'content-length': String(lengthOf(pieces)) };
  response.writeHead(answer.status, { ...answer.headers, ...length });
  await pipeline(Readable.from(pieces), response);
}

/** Promises the whole answer, sends half of it and tears the connection: a feed cut in the middle. */
export function sendCut(response: ServerResponse, answer: Answer): void {
  const whole = Buffer.concat(piecesOf(answer));
  response.writeHead(answer.status, { ...answer.headers, 'content-length': String(whole.length) });
  response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.destroy());
}
