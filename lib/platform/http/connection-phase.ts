import { subscribe } from 'node:diagnostics_channel';

/** How far a request had come when it failed. */
export type Phase = 'connecting' | 'sent';

/** Errors by how far their request had come, as undici reports it, the client behind Node's `fetch`. */
const phases = new WeakMap<object, Phase>();
const sentRequests = new WeakSet<object>();
/** Connections that a request was sent on, the later requests on one of them, and the errors of those. */
const usedSockets = new WeakSet<object>();
const laterRequests = new WeakSet<object>();
const laterErrors = new WeakSet<object>();

type Message = {
  readonly error?: unknown;
  readonly request?: unknown;
  readonly socket?: unknown;
};

/** Every message of undici's channels is an object. The error that `fetch` rejects with has theirs as its cause. */
const listen = (channel: string, onMessage: (message: Message) => void): void =>
  subscribe(channel, (message) => onMessage(message as Message));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

listen('undici:client:connectError', ({ error }) => {
  if (isObject(error)) phases.set(error, 'connecting');
});
listen('undici:client:sendHeaders', ({ request, socket }) => {
  if (!isObject(request) || !isObject(socket)) return;
  sentRequests.add(request);
  if (usedSockets.has(socket)) laterRequests.add(request);
  usedSockets.add(socket);
});
listen('undici:request:error', ({ request, error }) => {
  if (!isObject(error) || !isObject(request) || !sentRequests.has(request)) return;
  phases.set(error, 'sent');
  if (laterRequests.has(request)) laterErrors.add(error);
});

/**
 * How far the request behind an error had come: whether a connection was cut in its TLS handshake or after the request was written
 * cannot be told from the error itself, which is `read ECONNRESET` in both cases. Null if that was not reported.
 */
export const phaseOf = (error: object): Phase | null => phases.get(error) ?? null;

/** Whether the request behind an error was sent on a connection that had served others before. */
export const wasOnUsedConnection = (error: object): boolean => laterErrors.has(error);
