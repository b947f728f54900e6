import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { scrubReport } from './scrub-report';

/** What stands in the fields of the page: it must not leave with a message that quotes it. */
const typedValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter(({ type }) => type !== 'checkbox' && type !== 'radio' && type !== 'file')
    .map(({ value }) => value);

/** The ids that personal links carry (lib/content/pages/hosted-screens.ts): a message could quote them outside an address. */
const linkIds = () => {
  const query = new URLSearchParams(window.location.search);
  return ['id', 'recordId'].flatMap((name) => query.getAll(name));
};

/** What sends errors to the reporting service. This file, and the client it brings, is fetched with the first error. */
export function createSender(dsn: string): (error: Error) => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // None of its instruments: no breadcrumbs, no sessions, no listeners of its own.
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
