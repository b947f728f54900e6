import { UPLOAD } from '@/lib/config/limits';
import { beginUpload, readUpload } from '@/lib/server/applications/application-upload';
import { turns } from '@/__tests__/support/turns';

const END = '\r\n--b--\r\n';
const form = (bytes: number) =>
  `--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n${'x'.repeat(bytes)}${END}`;

/** A request whose body the test sends. */
function upload(headers: Readonly<Record<string, string>>) {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (source = controller),
  });
  const request = {
    headers: new Headers({ 'content-type': 'multipart/form-data; boundary=b', ...headers }),
    body,
  } as Request;
  return {
    request,
    send: (text: string) => source?.enqueue(Buffer.from(text)),
    end: () => source?.close(),
  };
}
async function readAll(request: Request) {
  const begun = await beginUpload(request);
  if ('problem' in begun) return begun;
  const read = await readUpload(
    request,
    begun,
    () => false,
    () => {},
  );
  return 'problem' in read ? read : { bytes: begun.bytes, file: read.file?.bytes.length };
}

it('an upload takes room once its beginning is there, and is read whole', async () => {
  const text = form(300_000);
  const { request, send, end } = upload({ 'content-length': String(text.length) });
  let hasBegun = false;
  const begun = beginUpload(request).finally(() => (hasBegun = true));
  for (const [from, to] of [
    [0, 210],
    [210, UPLOAD.smallBytes],
  ] as const) {
    send(text.slice(from, to));
    await turns();
    expect(hasBegun).toBe(false);
  }
  send(text.slice(UPLOAD.smallBytes));
  end();
  const ready = await begun;
  if ('problem' in ready) throw new Error(ready.problem);
  expect(ready.bytes).toBe(text.length);
  const read = await readUpload(
    request,
    ready,
    () => false,
    () => {},
  );
  expect('file' in read && read.file?.bytes.length).toBe(300_000);
});

it.each([
  ['announced', (size: number): Record<string, string> => ({ 'content-length': String(size) })],
  ['not announced', () => ({})],
])('a small body, %s, takes no more than it has', async (_name, headers) => {
  const text = form(5_000);
  const { request, send, end } = upload(headers(text.length));
  send(text);
  end();
  expect(await readAll(request)).toEqual({ bytes: text.length, file: 5_000 });
});

it('one that announces a resume and sends less than a form is read as what it is', async () => {
  const { request, send, end } = upload({ 'content-length': '5000000' });
  send('--b\r\n');
  end();
  expect(await readAll(request)).toEqual({ problem: 'malformed' });
});
