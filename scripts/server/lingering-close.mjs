/**
 * Closes a line on which a body is still coming so that the other side can read the answer. To close one with bytes unread
 * tells the sender 'reset', and an answer that is on its way ("the file is too large") is lost.
 */
import { Socket } from 'node:net';

const LINGER_MS = 5_000;

/** What comes of this request after its answer is thrown away, for five seconds at most; then the line is closed as ever. */
export function lingerOnClose(request) {
  // Node calls this once the answer has left, where the line is not kept open.
  request.socket.destroySoon = function closeLater() {
    if (request.complete || this.destroyed) return Socket.prototype.destroySoon.call(this);
    this.end();
    request.resume();
    const stop = setTimeout(() => this.destroy(), LINGER_MS);
    this.once('close', () => clearTimeout(stop));
    request.once('end', () => this.destroy());
  };
}
