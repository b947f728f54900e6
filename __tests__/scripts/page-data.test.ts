import { execFileSync } from 'node:child_process';

const withoutData = (html: string): { rest: string; data: string } =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { withoutData } from './scripts/page-data.mjs';
       process.stdout.write(JSON.stringify(withoutData(${JSON.stringify(html)})));`,
    ]).toString(),
  );

const BEGIN = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const piece = (...what: readonly unknown[]) =>
  `<script>self.__next_f.push(${JSON.stringify(what).replaceAll('<', '\\u003c')})</script>`;
const page = (inner: string) =>
  `<!DOCTYPE html><html><body><p>a</p>${inner}<script>mine()</script></body></html>`;

describe('a page without its data', () => {
  it('is what is left, and the pieces together are what React would have read', () => {
    const html = page(`${BEGIN}${piece(1, '1:"a])</script>')}<p>b</p>${piece(1, '"\n2:"é\\"')}`);
    expect(withoutData(html)).toEqual({
      rest: page('<p>b</p>'),
      data: '1:"a])</script>"\n2:"é\\"',
    });
  });

  it.each([
    ['no data', page('')],
    ['data that is no text', page(`${BEGIN}${piece(1, 'a')}${piece(3, 'YQ==')}`)],
    ['data written in another way', page(`${BEGIN}<script>self.__next_f.push([1,'a'])</script>`)],
    ['a nonce', page(BEGIN.replace('<script>', '<script nonce="n">') + piece(1, 'a'))],
  ])('is the whole page with %s', (_, html) => {
    expect(withoutData(html)).toEqual({ rest: html, data: '' });
  });
});
