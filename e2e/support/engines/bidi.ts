import WebSocket from 'ws';

/** A connection that speaks the W3C's WebDriver BiDi protocol. */
export type Bidi = {
  readonly send: <T = void>(method: string, params?: object) => Promise<T>;
  /** Errors that pages logged since the last call. */
  readonly errors: () => readonly string[];
  readonly close: () => void;
};

type Message = {
  readonly id: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result: unknown;
  readonly error: string;
  readonly message: string;
  readonly method: string;
  readonly params: { readonly level: string; readonly text: string | null };
};

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  const errors: string[] = [];
  let last = 0;
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    if (message.type !== 'event') waiting.get(message.id ?? 0)?.(message);
    else if (message.params.level === 'error') errors.push(String(message.params.text));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send: <T>(method: string, params: object = {}) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, ({ type, result, error, message }) => {
          waiting.delete(id);
          if (type === 'success') resolve(result as T);
          else reject(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    errors: () => errors.splice(0),
    close: () => socket.close(),
  };
}
