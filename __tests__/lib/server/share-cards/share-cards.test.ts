import { createShareCards } from '@/lib/server/share-cards/share-cards';

const PNG = Buffer.from('png');
const by = (draw: () => Promise<Buffer>, client = 'a') => ({ client, draw });
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A drawing function that the test finishes. */
function pencil() {
  const ends: (() => void)[] = [];
  const draw = jest.fn(() => new Promise<Buffer>((resolve) => ends.push(() => resolve(PNG))));
  return { draw, endOne: () => ends.shift()?.() };
}

describe('share cards', () => {
  it('are drawn once for their content, however often requested', async () => {
    const cards = createShareCards();
    const draw = jest.fn(() => Promise.resolve(PNG));
    const asked = await Promise.all(Array.from({ length: 20 }, () => cards.get('a', by(draw))));
    expect(await cards.get('a', by(draw))).toBe(PNG);
    expect(new Set(asked)).toEqual(new Set([PNG]));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('are drawn one after the other, and at most twenty are queued', async () => {
    const cards = createShareCards();
    const { draw, endOne } = pencil();
    const asked = Array.from({ length: 22 }, (_, n) => cards.get(`card ${n}`, by(draw)));
    await tick();
    expect(draw).toHaveBeenCalledTimes(1);
    expect(await Promise.all(asked.slice(20))).toEqual([null, null]);
    for (let n = 0; n < 20; n += 1) {
      expect(draw).toHaveBeenCalledTimes(n + 1);
      endOne();
      await tick();
    }
    expect(await Promise.all(asked.slice(0, 20))).toEqual(Array.from({ length: 20 }, () => PNG));
  });

  it('of twelve visitors are drawn, whatever one other client requests', async () => {
    const cards = createShareCards();
    const { draw, endOne } = pencil();
    const attack = Array.from({ length: 60 }, (_, n) => cards.get(`a${n}`, by(draw, 'attacker')));
    await tick();
    const others = Array.from({ length: 12 }, (_, n) => cards.get(`b${n}`, by(draw, `v${n}`)));
    for (let n = 0; n < 60; n += 1) {
      await tick();
      endOne();
    }
    expect(await Promise.all(others)).toEqual(others.map(() => PNG));
    expect((await Promise.all(attack)).filter((card) => card === null).length).toBeGreaterThan(40);
  });

  it('that could not be drawn block no others, and are tried again', async () => {
    const cards = createShareCards();
    const fails = () => Promise.reject(new Error('no ink'));
    await expect(cards.get('a', by(fails))).rejects.toThrow('no ink');
    expect(
      await cards.get(
        'b',
        by(() => Promise.resolve(PNG)),
      ),
    ).toBe(PNG);
    expect(
      await cards.get(
        'a',
        by(() => Promise.resolve(PNG)),
      ),
    ).toBe(PNG);
  });
});
