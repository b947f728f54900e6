import { ChevronLeft, ChevronRight } from 'lucide';
import type { MouseEvent } from 'react';
import { pageLinks } from '@/lib/domain/search/paginate';
import { Icon } from '@/components/ui/marks/icon';
import { isPlainClick } from '@/components/ui/actions/plain-click';
import styles from './pagination.module.css';

type Props = {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  /** Handles a press instead of the browser; without it the links work as usual. */
  readonly onPage?: (page: number) => void;
};

/** Page links: the wide and the narrow range are both in the HTML, and the style sheet shows one. */
export function Pagination({ page, pageCount, hrefOf, onPage }: Props) {
  if (pageCount <= 1) return null;

  function link(
    target: number,
    content: React.ReactNode,
    attributes: React.ComponentProps<'a'> = {},
  ) {
    const onClick = (event: MouseEvent) => {
      if (!onPage || !isPlainClick(event)) return;
      event.preventDefault();
      onPage(target);
    };
    return (
      <a className={styles.link} href={hrefOf(target)} {...(onPage && { onClick })} {...attributes}>
        {content}
      </a>
    );
  }

  const previous = (
    <>
      <Icon icon={ChevronLeft} /> Previous
    </>
  );
  const next = (
    <>
      Next <Icon icon={ChevronRight} />
    </>
  );
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 ? (
        link(page - 1, previous, { rel: 'prev' })
      ) : (
        <span className={styles.link} data-off="">
          {previous}
        </span>
      )}
      {(['desktop', 'mobile'] as const).map((width) => (
        <ul key={width} className={styles.numbers} data-width={width}>
          {pageLinks(page, pageCount, width).map((entry, at) => (
            <li key={`${entry}-${at}`}>
              {entry === 'ellipsis' ? (
                <span className={styles.gap}>…</span>
              ) : (
                link(entry, entry, {
                  'aria-label': `Page ${entry}`,
                  ...(entry === page ? { 'aria-current': 'page' as const } : {}),
                })
              )}
            </li>
          ))}
        </ul>
      ))}
      <span className={styles.of}>of {pageCount}</span>
      {page < pageCount ? (
        link(page + 1, next, { rel: 'next' })
      ) : (
        <span className={styles.link} data-off="">
          {next}
        </span>
      )}
    </nav>
  );
}
