/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import * as React from 'react';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { serverHtml } from '@/__tests__/support/server-html';

function Counter({ step }: { readonly step: number }) {
  const [count, setCount] = React.useState(0);
  return (
    <>
      <button onClick={() => setCount(count + step)}>Count: {count}</button>
      <input aria-label="Name" defaultValue="" />
    </>
  );
}

type AtOnce = (props: { readonly step: number }) => boolean;

/** A part of a document of its own: nobody has touched it yet. `arrive` lets its script come. */
async function makePart(atOnce?: AtOnce) {
  jest.resetModules();
  jest.doMock('react', () => React);
  const { onFirstInput } = await import('@/components/ui/on-first-input');
  let arrive = (): void => undefined;
  let fail = (): void => undefined;
  const loads = jest.fn();
  const options = { trouble: 'It did not come.', ...(atOnce && { atOnce }) };
  const forServer = onFirstInput(() => Promise.resolve(Counter), options);
  const Part = onFirstInput(() => {
    loads();
    return new Promise<typeof Counter>((resolve, reject) => {
      arrive = () => resolve(Counter);
      fail = () => reject(new Error('no network'));
    });
  }, options);
  return {
    forServer,
    Part,
    loads,
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail()),
  };
}

let roots: Root[] = [];
afterEach(async () => {
  for (const root of roots) await act(async () => root.unmount());
  roots = [];
});

const frames = () => act(() => new Promise<void>((done) => void setTimeout(done, 80)));
const button = () => screen.getByRole('button');

/** The server's HTML, taken over by React as far as it is there. */
async function arriveAt(part: Awaited<ReturnType<typeof makePart>>) {
  const root = await serverHtml(<part.forServer step={2} />);
  await act(async () => roots.push(hydrateRoot(root, <part.Part step={2} />)));
  return root;
}

describe('a part whose script waits for the first input', () => {
  it('comes whole from the server, and fetches nothing by itself', async () => {
    const part = await makePart();
    const root = await arriveAt(part);
    await frames();
    expect(root.textContent).toBe('Count: 0');
    expect(root.querySelector('template')).toBeNull();
    expect(part.loads).not.toHaveBeenCalled();
  });

  it.each([
    ['a pointer', () => fireEvent.pointerOver(document.body)],
    ['a touch', () => fireEvent.touchStart(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['focus', () => screen.getByLabelText('Name').focus()],
    ['a press that is a click alone', () => fireEvent.click(document.body)],
    ['a wheel', () => fireEvent.wheel(document.body)],
    ['a scroll bar', () => fireEvent.scroll(document)],
    ['a field filled in', () => fireEvent.input(screen.getByLabelText('Name'))],
  ])('%s fetches it once, and the HTML stays as it is', async (_, act_) => {
    const part = await makePart();
    await arriveAt(part);
    const [before, name] = [button(), screen.getByLabelText<HTMLInputElement>('Name')];
    name.value = 'Jo';
    await act(async () => void act_());
    fireEvent.pointerOver(document.body);
    await part.arrive();
    await frames();
    expect(part.loads).toHaveBeenCalledTimes(1);
    expect(button()).toBe(before);
    expect(name).toHaveValue('Jo');
    fireEvent.click(before);
    expect(before).toHaveTextContent('Count: 2');
  });

  it('keeps what was typed where what is around it is drawn again before it is there', async () => {
    const part = await makePart();
    const Around = ({ Inner }: { readonly Inner: typeof part.Part }) => {
      React.useSyncExternalStore(
        () => () => undefined,
        () => 'here',
        () => 'coming',
      );
      return <Inner step={2} />;
    };
    const root = await serverHtml(<Around Inner={part.forServer} />);
    await act(async () => roots.push(hydrateRoot(root, <Around Inner={part.Part} />)));
    const [before, name] = [button(), screen.getByLabelText<HTMLInputElement>('Name')];
    name.value = 'Jo';
    await act(async () => void fireEvent.pointerOver(document.body));
    await part.arrive();
    await frames();
    expect(button()).toBe(before);
    expect(name).toHaveValue('Jo');
  });

  it('a button pressed before it is there is pressed then, once', async () => {
    const part = await makePart();
    await arriveAt(part);
    await act(async () => void fireEvent.pointerOver(button()));
    fireEvent.click(button());
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Count: 0');
    await part.arrive();
    await frames();
    expect(button()).toHaveTextContent('Count: 2');
    fireEvent.click(button());
    await frames();
    expect(button()).toHaveTextContent('Count: 4');
  });

  it('a button pressed before it is there is forgotten by who goes on typing', async () => {
    const part = await makePart();
    await arriveAt(part);
    await act(async () => void fireEvent.click(button()));
    fireEvent.input(screen.getByLabelText('Name'));
    await part.arrive();
    await frames();
    expect(button()).toHaveTextContent('Count: 0');
  });

  it('says so where it cannot be fetched, loses nothing, and is fetched by the next press', async () => {
    const part = await makePart();
    const root = await arriveAt(part);
    const [before, name] = [button(), screen.getByLabelText<HTMLInputElement>('Name')];
    name.value = 'Jo';
    await act(async () => void fireEvent.pointerOver(before));
    await part.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('It did not come.');
    expect(root.contains(before) && name.isConnected).toBe(true);
    expect(name).toHaveValue('Jo');
    // A link followed now must not wait for what may never come.
    expect(document.documentElement).toHaveAttribute('data-whole');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(part.loads).toHaveBeenCalledTimes(2);
    await part.arrive();
    await frames();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-whole');
    expect(button()).toBe(before);
    expect(name).toHaveValue('Jo');
    fireEvent.click(before);
    expect(before).toHaveTextContent('Count: 2');
  });

  it('is fetched at once where it is wanted', async () => {
    const part = await makePart(({ step }) => step === 2);
    await arriveAt(part);
    expect(part.loads).toHaveBeenCalledTimes(1);
  });

  it('is fetched at once where there is no HTML of it', async () => {
    const part = await makePart();
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    roots.push(createRoot(root));
    await act(async () => roots.at(-1)?.render(<part.Part step={3} />));
    expect(part.loads).toHaveBeenCalledTimes(1);
    await part.arrive();
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Count: 3');
  });
});
