import { NotFoundPage } from './not-found-page';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The page that is not found, where no layout brings header and footer. */
export function NotFoundWhole({ siteUrl }: { readonly siteUrl: string }) {
  return (
    <>
      <SiteHeader />
      <main id="main">
        <NotFoundPage siteUrl={siteUrl} />
      </main>
      <SiteFooter />
    </>
  );
}
