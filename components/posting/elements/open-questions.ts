import { questionList } from '@/lib/domain/posting/asked-questions';
import type { OPEN_QUESTIONS } from '@/components/posting/attributes';
import type { DatasetOf, SelectorOf } from '@/elements/page/attributes-of';

/**
 * The questions a posting leaves open, to be ticked. Their form works without scripts. With this script, the page's other links that ask
 * about the job (`data-asks`) include the ticked questions too.
 */
class OpenQuestions extends HTMLElement {
  /** Those links, each with its address as the server sent it. */
  readonly #links = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      'a[data-asks]' satisfies SelectorOf<typeof OPEN_QUESTIONS>,
    ),
  ].map((link) => [link, link.getAttribute('href') ?? ''] as const);

  connectedCallback() {
    this.addEventListener('change', this);
    // On Back or reload the browser restores the ticked boxes, after this runs.
    window.addEventListener('pageshow', this);
  }

  disconnectedCallback() {
    window.removeEventListener('pageshow', this);
  }

  handleEvent() {
    const ticked = [...this.querySelectorAll<HTMLInputElement>(':checked')];
    const details = this.querySelector('details');
    // What goes along is seen.
    if (details && ticked.length > 0) details.open = true;
    // No translator changes an attribute of this name: recruiters get the questions in their own words.
    const words = ticked.map(
      ({ dataset }) => (dataset as DatasetOf<typeof OPEN_QUESTIONS>).question ?? '',
    );
    const text = ticked.length > 0 ? encodeURIComponent(`\n${questionList(words)}`) : '';
    const codes = ticked.map(({ value }) => `&ask=${value}`).join('');
    for (const [link, href] of this.#links) {
      const [path = '', target] = href.split('#');
      link.href = target === undefined ? href + text : `${path}${codes}#${target}`;
    }
  }
}

customElements.define('open-questions', OpenQuestions);
