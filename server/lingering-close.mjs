/**
 * Closes a connection on which a body is still arriving so that the other side can read the answer. Closing one with unread bytes
 * resets it, and an answer that is on its way ("the file is too large") is lost.
 */
import { Socket } from 'node:net';

const LINGER_MS = 5_000;

/** Discards what arrives of this request after its answer, for five seconds at most; then the connection is closed as usual. */
export function lingerOnClose(request) {
  // Node calls this once the answer is sent, unless the connection is kept open.
  request.socket.destroySoon = function closeLater() {
    if (request.complete || this.destroyed) return Socket.prototype.destroySoon.call(this);
    this.end();
    request.resume();
    const stop = setTimeout(() => this.destroy(), LINGER_MS);
    this.once('close', () => clearTimeout(stop));
    request.once('end', () => this.destroy());
  };
}
