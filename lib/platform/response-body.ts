import { PlatformError } from './platform-error';

/**
 * The body as text, read piece by piece so that an endless answer ends here.
 * @throws PlatformError of kind 'shape' beyond `maxBytes`.
 */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    // Leaving the loop cancels the stream, and with it the transfer.
    if (bytes > maxBytes) {
      throw new PlatformError('Answer too large', { kind: 'shape', status: response.status });
    }
    pieces.push(decoder.decode(piece, { stream: true }));
  }
  pieces.push(decoder.decode());
  return pieces.join('');
}
