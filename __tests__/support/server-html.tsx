import type { ReactNode } from 'react';

/** As much of a MessageChannel as the renderer uses. Node's own would keep the test's process from ending. */
class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

/** What the server sends for an element, in the page, before any script has run. Everything it waits for is there. */
export async function serverHtml(element: ReactNode): Promise<HTMLElement> {
  // The server's renderer wants what a browser has and this test environment has not.
  const { TextEncoder } = await import('node:util');
  const { ReadableStream } = await import('node:stream/web');
  Object.assign(globalThis, { TextEncoder, ReadableStream, MessageChannel: Channel });
  Object.assign(ArrayBuffer.prototype, { detached: false });
  const { prerender } = await import('react-dom/static.browser');
  const { prelude } = await prerender(element);
  const root = document.createElement('div');
  const decoder = new (await import('node:util')).TextDecoder();
  let html = '';
  for await (const part of prelude as unknown as AsyncIterable<Uint8Array>)
    html += decoder.decode(part);
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}
