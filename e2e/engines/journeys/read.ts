import type { EngineName } from '../../support/engines/engine';
import { expect, test } from '../../support/engines/test';

/** Pages that are read, and the form to write to us. */
export function readJourneys(engine: EngineName): void {
  test(`${engine}: one question is open at a time`, { tag: '@long' }, async ({ visitor }) => {
    await visitor.open('/recruiter-riley');
    const open = () =>
      visitor.sees(() =>
        [...document.querySelectorAll('main details')].flatMap((one, at) =>
          one.hasAttribute('open') ? [at] : [],
        ),
      );
    expect(await open()).toEqual([0]);
    await visitor.press({ css: 'main details:nth-of-type(3) > summary' });
    await visitor.waits('for the answer', async () => (await open()).join() === '2');
    await visitor.press({ css: 'main details:nth-of-type(3) > summary' });
    await visitor.waits('until it is closed', async () => (await open()).length === 0);
  });
}
