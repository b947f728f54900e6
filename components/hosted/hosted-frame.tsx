import { ExternalLink } from 'lucide';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import { useHostedFrame } from '@/lib/client/forms/use-hosted-frame';
import type { HostedLink } from '@/lib/domain/hosted/hosted-link';
import styles from './hosted-frame.module.css';

type Props = { readonly title: string; readonly link: HostedLink };

/** Only what forms of this kind need: above all, they cannot navigate the whole window. */
const MAY = 'allow-scripts allow-forms allow-same-origin allow-popups allow-downloads';

/**
 * A form hosted by another company, as high as the form reports. If it reports nothing, another way to open it appears below. The frame
 * stays even then, because the form may have loaded (specification, section 4).
 */
export function HostedFrame({ title, link }: Props) {
  const { frame, heightPx, isSilent } = useHostedFrame(link.origin);
  return (
    <>
      <iframe
        ref={frame}
        className={`framed full ${styles.frame}`}
        title={title}
        src={link.href}
        sandbox={MAY}
        referrerPolicy="no-referrer"
        style={{ blockSize: `${heightPx}px` }}
      />
      <div role="status">
        {isSilent && (
          <div className={`row between dashed ${styles.fallback}`}>
            <p>No form above? Some browsers do not show it inside this page.</p>
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
