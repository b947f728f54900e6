import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answer } from '@/sandbox/http/answer';

const piecesOf = ({ body }: Answer): readonly Buffer[] =>
  typeof body === 'string' ? [Buffer.from(body)] : Buffer.isBuffer(body) ? [body] : body;

const lengthOf = (pieces: readonly Buffer[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length, 0);

/** Sends the whole answer, no faster than the client reads it. */
export async function send(response: ServerResponse, answer: Answer): Promise<void> {
  const pieces = piecesOf(answer);
  const length = answer.status === 204 ? {} : { 'content-length': String(lengthOf(pieces)) };
  response.writeHead(answer.status, { ...answer.headers, ...length });
  await pipeline(Readable.from(pieces), response);
}

/** Announces the whole length, sends half of the body, then calls `then`. */
export function sendHalf(response: ServerResponse, answer: Answer, then: () => void): void {
  const whole = Buffer.concat(piecesOf(answer));
  response.writeHead(answer.status, { ...answer.headers, 'content-length': String(whole.length) });
  response.write(whole.subarray(0, Math.floor(whole.length / 2)), then);
}
