/** One request as it went over the wire. */
export type Exchange = {
  readonly path: string;
  status: number | null;
  /** From sending to the last byte received. */
  ms: number;
  /** Of the decompressed body. */
  bytes: number;
};

/**
 * Records every request this process sends from now on, and blocks any that could change something.
 * @returns `taken`: the requests since its last call; `end`: restores `fetch`.
 */
export function watchFetch(): {
  readonly taken: () => readonly Exchange[];
  readonly end: () => void;
} {
  const usual = globalThis.fetch;
  let exchanges: Exchange[] = [];

  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') throw new Error(`The check sends no ${method}`);
    const address = input instanceof Request ? input.url : input;
    const begun = performance.now();
    const exchange: Exchange = { path: new URL(address).pathname, status: null, ms: 0, bytes: 0 };
    const note = () => (exchange.ms = Math.round(performance.now() - begun));
    exchanges.push(exchange);
    const answer = await usual(input, init).finally(note);
    exchange.status = answer.status;
    if (answer.body === null) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        exchange.bytes += piece.byteLength;
        note();
        controller.enqueue(piece);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(counter), { status, headers });
  };

  return {
    taken() {
      const noted = exchanges;
      exchanges = [];
      return noted;
    },
    end() {
      globalThis.fetch = usual;
    },
  };
}
