import { GET } from '@/app/api/page-data/[name]/route';
import { PageData, pageData } from '@/lib/server/page-data';

describe('the data of pages that are kept', () => {
  it('has one address for one content, and another for another', () => {
    const data = new PageData();
    const address = data.keep(Buffer.from('1:{}'));
    expect(address).toMatch(/^\/api\/page-data\/[\w-]{16}$/);
    expect(data.keep(Buffer.from('1:{}'))).toBe(address);
    expect(data.keep(Buffer.from('1:[]'))).not.toBe(address);
    expect(data.get(address.split('/').at(-1)!)?.toString()).toBe('1:{}');
  });

  it('is bounded, and knows again what was pushed out once it is kept again', () => {
    const data = new PageData(10_000);
    const first = Buffer.alloc(6_000, 'a');
    const name = data.keep(first).split('/').at(-1)!;
    data.keep(Buffer.alloc(6_000, 'b'));
    expect(data.get(name)).toBeUndefined();
    expect(data.keep(first)).toContain(name);
    expect(data.get(name)).toBe(first);
  });

  const ask = (name: string) =>
    GET(new Request('http://site.test/'), { params: Promise.resolve({ name }) });

  it('is answered to the byte, and never changes', async () => {
    const name = pageData().keep(Buffer.from('1:"é"')).split('/').at(-1)!;
    const response = await ask(name);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('1:"é"');
    expect(response.headers.get('content-type')).toBe('text/x-component; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is not there where nobody knows it, which is not to be remembered', async () => {
    const response = await ask('0123456789abcdef');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
