import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { scrubReport } from './scrub-report';

/** The values in the page's fields: they must not be sent with a message that quotes them. */
const typedValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter(({ type }) => type !== 'checkbox' && type !== 'radio' && type !== 'file')
    .map(({ value }) => value);

/** The ids that personal links carry (lib/content/pages/hosted-screens.ts): a message could quote them outside an address. */
const linkIds = () => {
  const query = new URLSearchParams(window.location.search);
  return ['id', 'recordId'].flatMap((name) => query.getAll(name));
};

/** Creates the function that sends errors to the reporting service. This file, and the client it brings, is loaded with the first error. */
export function createSender(dsn: string): (error: Error) => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // No instrumentation: no breadcrumbs, no sessions, no listeners of its own.
    integrations: [],
    sendClientReports: false,
    dataCollection: { userInfo: false },
    beforeSend: (report) =>
      scrubReport(report, {
        url: window.location.origin + window.location.pathname,
        typed: [...typedValues(), ...linkIds()],
      }),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (error) => void scope.captureException(error);
}
