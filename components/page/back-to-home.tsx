import { ButtonLink } from '@/components/ui/actions/button-link';
import { HOME_SITE } from './attributes';

type BackToHomeProps = { readonly siteUrl: string; readonly size?: 'sm' | 'md' };

/** 'Back to Home' on pages that may be shown under another host (components/page/elements/home-link.ts). */
export function BackToHome({ siteUrl, size = 'sm' }: BackToHomeProps) {
  return (
    <home-link className="contents" {...{ [HOME_SITE]: siteUrl }}>
      <ButtonLink href="/" variant="quiet" size={size} suppressHydrationWarning>
        Back to Home
      </ButtonLink>
    </home-link>
  );
}
