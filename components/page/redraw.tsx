'use client';

import { Component, type ReactNode } from 'react';

/** At one address. After that the error page is shown. */
const MOST_REDRAWS = 3;

/** React no longer finds a node: something else, such as a translator, has changed the page. */
const isPageChanged = (error: unknown) =>
  error instanceof DOMException && ['NotFoundError', 'HierarchyRequestError'].includes(error.name);

type Props = { readonly children: ReactNode };
type State = {
  readonly error: unknown;
  readonly address: string;
  /** How often it was redrawn at that address. */
  readonly redrawn: number;
};

/**
 * Draws its content anew, from the address and from what its fields hold, if something else has changed the page so that React cannot: an
 * extension, or a translator that moves or removes elements. Text in elements of its own (scripts/lint/no-loose-text.mjs) does not need
 * this. All other errors are for the error page.
 */
export class Redraw extends Component<Props, State> {
  #reported: State | null = null;
  override state: State = { error: null, address: '', redrawn: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(_: Props, { error, address, redrawn }: State) {
    if (!isPageChanged(error)) return null;
    const { href } = window.location;
    const times = href === address ? redrawn + 1 : 1;
    return times > MOST_REDRAWS ? null : { error: null, address: href, redrawn: times };
  }

  /**
   * React handles the error itself, so it is reported here, as one that nobody caught. Each node that React does not find is an error: only
   * the first counts.
   */
  override componentDidCatch(error: unknown) {
    if (!isPageChanged(error) || this.#reported === this.state) return;
    this.#reported = this.state;
    window.reportError(error);
  }

  override render() {
    if (this.state.error !== null) throw this.state.error;
    return this.props.children;
  }
}
