import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** As much of a mail server as it takes to receive messages; without TLS, as on the same machine. */
export type MailServer = {
  readonly url: string;
  /** Everything sent to it, commands and messages, with wrapped lines joined. */
  readonly heard: () => string;
  readonly forget: () => void;
  readonly close: () => void;
};

const ANSWERS: Readonly<Record<string, string>> = {
  STAR: '502 no TLS here',
  QUIT: '221 bye',
};

export async function startMailServer(): Promise<MailServer> {
  let heard = '';
  const server = createServer((socket) => {
    let text = '';
    let isMessage = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (!text.endsWith(isMessage ? '\r\n.\r\n' : '\r\n')) return;
      const command = isMessage ? '.' : text.slice(0, 4);
      heard += text;
      text = '';
      isMessage = command === 'DATA';
      answer(isMessage ? '354 go on' : (ANSWERS[command] ?? '250 ok'));
    });
    answer('220 mail.test ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    // Long lines are wrapped with a '=' at the end.
    heard: () => heard.replaceAll('=\r\n', ''),
    forget: () => (heard = ''),
    close: () => server.close(),
  };
}
