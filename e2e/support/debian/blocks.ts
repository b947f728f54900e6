import { readFileSync } from 'node:fs';

/** The shell blocks of a page of the docs, by the marker before each: `<!-- block: name -->`. */
export function blocksOf(page: string): ReadonlyMap<string, string> {
  const blocks = readFileSync(page, 'utf8').matchAll(
    /<!-- block: ([\w-]+) -->\s+```sh\n([\s\S]*?)```/g,
  );
  return new Map([...blocks].map(([, name = '', text = '']) => [name, text]));
}

export type Ports = Readonly<Record<'80' | '443' | '3001' | '3002', number>>;

/** A block changed to run beside other programs: in a root of its own, on ports of its own, on loopback only. */
export function moved(text: string, root: string, ports: Ports): string {
  return text
    .replace(/; listen \[::\]:\d+[^;']*/g, '')
    .replace(/(LISTEN\w*=')(80|443)\b/g, (_, name: string, port: '80' | '443') => {
      return `${name}127.0.0.1:${ports[port]}`;
    })
    .replace(/\b(443|3001|3002)\b/g, (port) => String(ports[port as keyof Ports]))
    .replace(/(?<![\w.$}/])\/(?:etc|srv|run|var|tmp|usr\/local)\b/g, (path) => root + path);
}
