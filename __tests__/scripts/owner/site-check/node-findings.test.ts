import { nodeFindings } from '@/scripts/owner/site-check/node-findings';

describe('site:check reads the version of Node', () => {
  it('names the security fixes it lacks', () => {
    expect(nodeFindings('24.21.0')).toEqual([
      {
        level: 'should',
        kind: 'setting',
        key: 'node',
        where: 'Node',
        text: expect.stringMatching(
          /^Node 24\.21\.0 lacks the security fixes of October 2026: install 24\.22\.1 or newer/,
        ),
      },
    ]);
  });
  it('has nothing to say of a Node with the fixes', () => {
    expect(nodeFindings('24.22.1')).toEqual([]);
  });
});
