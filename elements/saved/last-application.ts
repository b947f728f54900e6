import { applications, sentApplications } from '@/lib/client/device/collections';

/** Whether this device remembers an application; what puts it in words is fetched only then. */
const hasApplied = () => applications.read().length + sentApplications.read().length > 0;
const words = () => import('./after-applying');
/** A browser that is cut off shows nothing. */
const ignore = () => undefined;

/** The application that was sent last: its job, its receipt, and what to do where no resume came with it. */
class LastApplication extends HTMLElement {
  connectedCallback() {
    // At once, for nothing stands below it but buttons.
    if (hasApplied()) void words().then(({ showApplication }) => showApplication(this), ignore);
  }
}

/** Jobs like the one that was applied for last: at the end of the page, where its coming moves nothing but the footer. */
class SimilarJobs extends HTMLElement {
  connectedCallback() {
    if (hasApplied())
      void words().then(({ showSimilar }) => showSimilar(this).catch(ignore), ignore);
  }
}

customElements.define('last-application', LastApplication);
customElements.define('similar-jobs', SimilarJobs);
