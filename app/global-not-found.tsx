import { DocumentPage } from '@/app/document-page';
import { NotFoundPage } from '@/components/page/not-found-page';
import { env } from '@/lib/config/env';
import { SITE } from '@/lib/config/site';
import DocumentLayout from './(documents)/layout';
import RootLayout, { metadata as siteMetadata, viewport } from './layout';

export { viewport };

/** This page has no layout, so nothing completes its title. */
export const metadata = { ...siteMetadata, title: `Page Not Found | ${SITE.titleBrand}` };

/** The page of an unknown address (specification, section 2, 'Not found'): a document like others, wrapped in the layouts it imports. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <DocumentLayout>
        <DocumentPage>
          <NotFoundPage siteUrl={env().siteUrl} />
        </DocumentPage>
      </DocumentLayout>
    </RootLayout>
  );
}
