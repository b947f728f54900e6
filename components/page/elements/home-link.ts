import { homeAddress } from '@/lib/domain/hosted/home-address';
import type { HOME_SITE } from '@/components/page/attributes';
import type { DatasetOf } from '@/elements/page/attributes-of';

/** 'Back to Home' on pages that may be shown under another host: the browser's host decides where its link leads. */
class HomeLink extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof HOME_SITE>;
  connectedCallback() {
    const { site } = this.dataset;
    const link = this.querySelector('a');
    if (site && link) link.href = homeAddress(window.location.hostname, site);
  }
}

customElements.define('home-link', HomeLink);
