import { setTimeout as pause } from 'node:timers/promises';

/** One browser, driven by the W3C's WebDriver protocol. */
type Session = {
  readonly version: string;
  readonly send: <T = void>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>;
  readonly close: () => Promise<unknown>;
};

export type WebDriver = {
  /** Starts a browser that has the capabilities. */
  readonly open: (capabilities: object) => Promise<Session>;
};

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value?.error}: ${value?.message}`);
  return value;
}

/** Connects to a driver that has just been started. */
export async function connect(driver: string): Promise<WebDriver> {
  for (let tries = 0; ; tries += 1) {
    try {
      await send('GET', `${driver}/status`);
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await pause(100);
    }
  }
  return {
    open: async (capabilities) => {
      const { sessionId, capabilities: got } = await send<{
        sessionId: string;
        capabilities: { browserVersion: string };
      }>('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
      const session = `${driver}/session/${sessionId}`;
      return {
        version: got.browserVersion,
        send: (method, path, body) => send(method, `${session}${path}`, body),
        // WebKitGTK's answer names the window that has just closed: 'no such window'.
        close: () => send('DELETE', session).catch(() => undefined),
      };
    },
  };
}
