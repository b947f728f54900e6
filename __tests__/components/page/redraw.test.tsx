/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { Redraw } from '@/components/page/redraw';

const reported = jest.fn();
beforeEach(() => {
  reported.mockClear();
  window.reportError = reported;
  // React names every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

class ErrorPage extends Component<{ readonly children: ReactNode }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{`Error page: ${this.state.error.name}`}</p> : this.props.children;
  }
}

let change: (text: string | null) => void;
let drawn = 0;

/** A text beside an element: what the lint rule forbids. */
function List({ fails }: { readonly fails?: Error }) {
  const [text, setText] = useState<string | null>(() => (drawn++ === 0 ? 'old' : address()));
  useEffect(() => {
    change = setText;
  }, []);
  if (text === 'broken' && fails) throw fails;
  return (
    <section>
      <p>
        {text}
        <i>!</i>
      </p>
      <p>
        {text}
        <i>?</i>
      </p>
    </section>
  );
}
const address = () => window.location.hash.slice(1);

function open(fails?: Error) {
  drawn = 0;
  render(
    <ErrorPage>
      <main>
        <Redraw>{fails ? <List fails={fails} /> : <List />}</Redraw>
      </main>
    </ErrorPage>,
  );
}
/** As Google Translate does it. */
function translate() {
  for (const paragraph of document.querySelectorAll('p')) {
    const font = document.createElement('font');
    font.textContent = 'viejo';
    paragraph.firstChild?.replaceWith(font);
  }
}
function goTo(hash: string) {
  window.location.hash = hash;
  act(() => change(null));
}

it('what React cannot change any more is drawn anew from the address, and reported once', () => {
  open();
  translate();
  goTo('new');
  expect(screen.getByRole('main')).toHaveTextContent(/^new!new\?$/);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ name: 'NotFoundError' }));
});

it('it is drawn anew as often as addresses change, but three times at one', () => {
  open();
  for (const hash of ['a', 'b', 'c', 'd', 'e']) {
    translate();
    goTo(hash);
    expect(screen.getByRole('main')).toHaveTextContent(`${hash}!`);
  }
  for (const round of [1, 2, 3]) {
    translate();
    act(() => change(null));
    if (round < 3) expect(screen.getByRole('main')).toHaveTextContent('e!');
  }
  expect(document.body).toHaveTextContent('Error page: NotFoundError');
});

it('another error is for the error page', () => {
  open(new TypeError('ours'));
  act(() => change('broken'));
  expect(document.body).toHaveTextContent('Error page: TypeError');
  expect(reported).not.toHaveBeenCalled();
});
