import { readFileSync } from 'node:fs';
import { heapFlag, HEAP_MB, PROCESS_MB } from '@/scripts/heap.mjs';

describe('the memory of a process', () => {
  it.each([
    'deploy/systemd/fernway@.service',
    'deploy/Dockerfile',
    'docs/deploy.md',
    'docs/performance.md',
  ])('%s states the same limit', (file) => {
    const flags = readFileSync(file, 'utf8').match(/--max-old-space-size=\d+/g) ?? [];
    expect(flags.length).toBeGreaterThan(0);
    expect(new Set(flags)).toEqual(new Set([heapFlag()]));
  });

  it('there is room beside the heap, and the deployment’s own limits are above both', () => {
    expect(HEAP_MB).toBeLessThan(PROCESS_MB);
    for (const [file, limit] of [
      ['deploy/systemd/fernway@.service', /^MemoryMax=(\d+)M$/m],
      ['deploy/compose.yaml', /^ {2}mem_limit: (\d+)m$/m],
    ] as const) {
      const [, most] = limit.exec(readFileSync(file, 'utf8')) ?? [];
      expect(Number(most)).toBeGreaterThan(PROCESS_MB);
    }
    expect(readFileSync('deploy/README.md', 'utf8')).toContain(PROCESS_MB.toLocaleString('en-US'));
  });
});
