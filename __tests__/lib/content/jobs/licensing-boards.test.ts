import file from '@/content/licensing-boards.json' with { type: 'json' };
import { licensingBoard } from '@/lib/content/jobs/licensing-boards';
import { COMPACT_STATES, STATE_NAMES } from '@/lib/domain/place/states';

/** States whose board has no address known for certain. */
const LEFT_OUT = ['AS', 'MP', 'PR'];
const codes = Object.keys(file.boards);
const boards = codes.map((code) => licensingBoard(code));

describe('licensing boards', () => {
  it('have codes of known states', () => {
    expect(codes.filter((code) => !Object.hasOwn(STATE_NAMES, code))).toEqual([]);
  });

  it('exist for every state, except those left out', () => {
    const missing = Object.keys(STATE_NAMES).filter((code) => licensingBoard(code) === null);
    expect(missing.sort()).toEqual(LEFT_OUT);
  });

  it('exist for every compact state', () => {
    expect(COMPACT_STATES.filter((code) => licensingBoard(code) === null)).toEqual([]);
  });

  it('each have a unique name and a unique https address', () => {
    const names = boards.map((board) => board?.name);
    const urls = boards.map((board) => board?.url ?? '');
    expect(new Set(names).size).toBe(codes.length);
    expect(new Set(urls.map((url) => new URL(url).href)).size).toBe(codes.length);
    for (const url of urls) expect(new URL(url).protocol).toBe('https:');
  });

  it('are those of registered nurses, if practical nurses have another', () => {
    expect(licensingBoard('CA')?.url).toBe('https://www.rn.ca.gov/');
    expect(licensingBoard('WV')?.url).toBe('https://wvrnboard.wv.gov/');
    expect(licensingBoard('LA')?.url).toBe('https://www.lsbn.state.la.us/');
  });

  it('are found by a code in any case and by a name, and not for an unknown state', () => {
    expect(licensingBoard('tx')).toEqual(licensingBoard('TX'));
    expect(licensingBoard('Texas')?.name).toBe('Texas Board of Nursing');
    for (const state of ['ZZ', '', 'constructor', '__proto__', 'Ontario'])
      expect(licensingBoard(state)).toBeNull();
  });

  it('state when their addresses were last checked', () => {
    expect(file.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
