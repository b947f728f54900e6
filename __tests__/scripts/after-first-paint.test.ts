import { execFileSync } from 'node:child_process';

/** What a script of Node's, with the functions at hand, prints as JSON. */
function run(script: string): unknown {
  const whole = `import { START_SCRIPTS, afterFirstPaint, holdScripts } from './scripts/after-first-paint.mjs';\n${script}`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', whole]).toString(),
  );
}

const PAGE =
  '<!DOCTYPE html><html><head><link rel="preload" href="/a.woff2" as="font"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/z.js"/><link rel="manifest" href="/m"/>' +
  '<script src="/_next/static/a.js" async="" nonce="n1"></script><script src="/_next/static/b.js" noModule="" nonce="n1"></script></head>' +
  '<body><p>Words &lt;script src="/_next/x.js" async=""&gt;</p><script nonce="n1">self.__next_f.push([1,"…"])</script>' +
  '<script src="/_next/static/z.js" nonce="n1" id="_R_" async=""></script></body></html>';

describe('scripts after the first paint', () => {
  it('holds what Next would begin at once, in its order, and drops what browsers of old would', () => {
    const held = run(`console.log(JSON.stringify(afterFirstPaint(${JSON.stringify(PAGE)})))`);
    const start = run('console.log(JSON.stringify(START_SCRIPTS))') as string;
    expect(held).toBe(
      PAGE.replace(/<link rel="preload" as="script"[^>]*>/, '')
        .replace('<script src="/_next/static/b.js" noModule="" nonce="n1"></script>', '')
        .replace('href="/m"', 'data-src="/m"')
        .replace('src="/_next/static/a.js"', 'data-src="/_next/static/a.js"')
        .replace('src="/_next/static/z.js"', 'data-src="/_next/static/z.js"')
        .replace('</body>', `<script nonce="n1">${start}</script></body>`),
    );
  });

  it('leaves a page alone that only scripts draw', () => {
    const page = PAGE.replace('<html>', '<html id="__next_error__">');
    expect(run(`console.log(JSON.stringify(afterFirstPaint(${JSON.stringify(page)})))`)).toBe(page);
  });

  it('makes one script of the pieces of the page’s data that follow each other, to the letter', () => {
    const data = (...pieces: readonly string[]) =>
      pieces.map((text) => `<script>self.__next_f.push([1,${text}])</script>`).join('');
    const page = (body: string) => `<!DOCTYPE html><html><body>${body}</body></html>`;
    const shorter = (body: string) =>
      run(`console.log(JSON.stringify(afterFirstPaint(${JSON.stringify(page(body))})))`) as string;
    const [first, second] = ['1:["a\\"]) \u003c"', '\n2:é"'].map((text) => JSON.stringify(text));
    expect(shorter(data(first!, second!, '"c"'))).toContain(
      `<body>${data(`${first!.slice(0, -1)}${second!.slice(1, -1)}c"`)}<script>`,
    );
    const apart = `${data('"a"')}<p></p>${data('"b"')}`;
    expect(shorter(apart)).toContain(apart);
    const bytes = `${data('"a"')}<script>self.__next_f.push([3,"YQ=="])</script>${data('"b"')}`;
    expect(shorter(bytes)).toContain(bytes);
  });

  it('unfolds filters before the paint where the visit remembers them so, by a script of the page’s policy', () => {
    const folded = PAGE.replace('<p>', '<form data-folds=""></form><p>');
    const held = (page: string) =>
      run(`console.log(JSON.stringify(afterFirstPaint(${JSON.stringify(page)})))`) as string;
    const unfold =
      /<script nonce="n1">try\{if\(sessionStorage\.filters==="open"\)[^<]*<\/script><\/head>/;
    expect(held(folded)).toMatch(unfold);
    expect(held(PAGE)).not.toContain('sessionStorage');
    // Without a nonce there is no policy that would let it through.
    expect(held(folded.replaceAll(' nonce="n1"', ''))).not.toContain('sessionStorage');
  });

  it('leaves what is no page as it is', () => {
    expect(run(`console.log(JSON.stringify(afterFirstPaint('{"a":1}')))`)).toBe('{"a":1}');
  });

  describe('of a page that is written in pieces', () => {
    const answer = (type: string, pieces: readonly string[]) =>
      run(`
        const sent = [];
        const response = {
          getHeader: (name) => (name === 'content-type' ? ${JSON.stringify(type)} : undefined),
          write(chunk) { sent.push(Buffer.from(chunk).toString()); return true; },
          end(chunk) { if (chunk) sent.push(Buffer.from(chunk).toString()); sent.push('end'); },
        };
        holdScripts(response);
        for (const piece of ${JSON.stringify(pieces)}) response.write(Buffer.from(piece));
        response.end();
        console.log(JSON.stringify(sent));
      `);

    it('holds the scripts of the whole, wherever it is cut, letters of several bytes included', () => {
      const bytes = Buffer.from(PAGE);
      const cut = bytes.indexOf('…') + 1;
      const held = run(`console.log(JSON.stringify(afterFirstPaint(${JSON.stringify(PAGE)})))`);
      const sent = run(`
        const sent = [];
        const response = { getHeader: () => 'text/html; charset=utf-8', write(chunk) { sent.push(chunk); }, end() { sent.push('end'); } };
        holdScripts(response);
        const bytes = Buffer.from('${bytes.toString('base64')}', 'base64');
        response.write(bytes.subarray(0, ${cut}));
        response.write(bytes.subarray(${cut}));
        response.end();
        console.log(JSON.stringify(sent));
      `);
      expect(sent).toEqual([held, 'end']);
    });

    it.each([
      ['text/x-component', ['0:{}', '1:[]']],
      ['text/html; charset=utf-8', ['\u001f already compressed', ' by another']],
      ['text/html; charset=utf-8', []],
    ])('leaves an answer of %s that is no page as it is: %j', (type, pieces) => {
      expect(answer(type, pieces)).toEqual([...pieces, 'end']);
    });

    it('stands before compression, whenever that is put in place', () => {
      const told = run(`
        const { createServer } = await import('node:http');
        const { default: compression } = await import('next/dist/compiled/compression/index.js');
        const page = ${JSON.stringify(PAGE)};
        const server = createServer(async (request, response) => {
          const { writeHead } = response;
          response.writeHead = function (...args) {
            holdScripts(this);
            return writeHead.apply(this, args);
          };
          await new Promise((later) => setTimeout(later));
          compression({ threshold: 0 })(request, response, () => undefined);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.flushHeaders();
          for (const half of [page.slice(0, 90), page.slice(90)]) {
            response.write(Buffer.from(half));
            response.flush();
          }
          response.end();
        }).listen(0, '127.0.0.1', async () => {
          const answer = await fetch('http://127.0.0.1:' + server.address().port);
          const coding = answer.headers.get('content-encoding');
          const isHeld = (await answer.text()) === afterFirstPaint(page);
          console.log(JSON.stringify({ coding, isHeld }));
          server.closeAllConnections();
          server.close();
        });
      `);
      expect(told).toEqual({ coding: expect.stringMatching(/gzip|br|deflate/), isHeld: true });
    });
  });
});
