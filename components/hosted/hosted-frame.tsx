import { ExternalLink } from 'lucide';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import { useHostedFrame } from '@/lib/client/forms/use-hosted-frame';
import type { HostedLink } from '@/lib/domain/hosted/hosted-link';
import styles from './hosted-frame.module.css';

type Props = { readonly title: string; readonly link: HostedLink };

/** No more than forms of this kind need: above all, they cannot take the whole window elsewhere. */
const MAY = 'allow-scripts allow-forms allow-same-origin allow-popups allow-downloads';

/**
 * A form another company hosts. As high as it says it is; where it says nothing, another way to it appears below, and the
 * frame stays, for it may be there all the same (specification, section 4).
 */
export function HostedFrame({ title, link }: Props) {
  const { frame, heightPx, isSilent } = useHostedFrame(link.origin);
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        src={link.href}
        sandbox={MAY}
        referrerPolicy="no-referrer"
        style={{ blockSize: `${heightPx}px` }}
      />
      <div role="status">
        {isSilent && (
          <div className={styles.fallback}>
            <p>Nothing to see above? Some browsers do not show the form inside this page.</p>
            <ButtonLink
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
              variant="quiet"
              size="sm"
            >
              Open in new window <Icon icon={ExternalLink} />
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}
