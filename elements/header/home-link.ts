import { homeAddress } from '@/lib/domain/hosted/home-address';

/** 'Back to Home' on pages that may be shown under another host: its link knows the way as soon as the browser does. */
class HomeLink extends HTMLElement {
  connectedCallback() {
    const { site } = this.dataset;
    const link = this.querySelector('a');
    if (site && link) link.href = homeAddress(window.location.hostname, site);
  }
}

customElements.define('home-link', HomeLink);
