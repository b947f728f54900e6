import { homeAddress } from '@/lib/domain/hosted/home-address';

/** 'Back to Home' on pages that may be shown under another host: the browser's host decides where its link leads. */
class HomeLink extends HTMLElement {
  connectedCallback() {
    const { site } = this.dataset;
    const link = this.querySelector('a');
    if (site && link) link.href = homeAddress(window.location.hostname, site);
  }
}

customElements.define('home-link', HomeLink);
