import { ExternalLink } from '@/components/page/external-link';
import { licensingBoard } from '@/lib/content/jobs/licensing-boards';
import { NURSE_COMPACT } from '@/lib/content/jobs/nurse-compact';
import { stateInText } from '@/lib/domain/search-pages/page-names';
import styles from './search-page.module.css';

type Props = { readonly state: string; readonly isCompact: boolean };

/** What a state means for a nurse's license, with the two official sources: the compact and the state's own board. */
export function LicenseNote({ state, isCompact }: Props) {
  const board = licensingBoard(state);
  const { asOf, source } = NURSE_COMPACT;
  return (
    <section aria-labelledby="license">
      <h2 id="license" className={`size-h3 ${styles.title}`}>
        Nursing licenses in {stateInText(state)}
      </h2>
      <p className={styles.text}>
        {isCompact
          ? 'A member of the Nurse Licensure Compact: RNs and LPN/LVNs with a multistate license don’t need another one.'
          : 'Not on our list of compact states. States join from time to time: check before you apply for a license.'}{' '}
        <span className="muted small">
          {`As of ${asOf}. Check with `}
          <ExternalLink href={source.href}>{source.name}</ExternalLink>
          {board && (
            <>
              {' and the '}
              <ExternalLink href={board.url}>{board.name}</ExternalLink>
            </>
          )}
          .
        </span>
      </p>
    </section>
  );
}
