import { ChevronLeft, ChevronRight } from 'lucide';
import type { ComponentProps, MouseEvent } from 'react';
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

type LinkProps = ComponentProps<'a'> & Pick<Props, 'hrefOf' | 'onPage'> & { readonly to: number };

function PageLink({ to, hrefOf, onPage, ...attributes }: LinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!onPage || !isPlainClick(event)) return;
    event.preventDefault();
    onPage(to);
  };
  return (
    <a
      className={`${styles.link} inline-row middle plain medium tabular tints`}
      href={hrefOf(to)}
      {...(onPage && { onClick })}
      {...attributes}
    />
  );
}

/** Page links: the wide and the narrow range are both in the HTML, and the style sheet shows one. */
export function Pagination({ page, pageCount, ...links }: Props) {
  if (pageCount <= 1) return null;

  const previous = (
    <>
      <Icon icon={ChevronLeft} /> <span>Previous</span>
    </>
  );
  const next = (
    <>
      <span>Next</span> <Icon icon={ChevronRight} />
    </>
  );
  return (
    <nav className={`${styles.pages} row`} aria-label="Pages">
      {page > 1 ? (
        <PageLink {...links} to={page - 1} rel="prev">
          {previous}
        </PageLink>
      ) : (
        <span className={`${styles.link} inline-row middle plain medium tabular`} data-off="">
          {previous}
        </span>
      )}
      {(['desktop', 'mobile'] as const).map((width) => (
        <ul key={width} className={`${styles.numbers} row`} data-width={width}>
          {pageLinks(page, pageCount, width).map((entry, at) => (
            <li key={`${entry}-${at}`}>
              {entry === 'ellipsis' ? (
                <span className={`${styles.gap} inline-row middle plain medium tabular`}>…</span>
              ) : (
                <PageLink
                  {...links}
                  to={entry}
                  aria-label={`Page ${entry}`}
                  aria-current={entry === page ? 'page' : undefined}
                >
                  {entry}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      ))}
      <span className={`${styles.of} muted small tabular nowrap`}>{`of ${pageCount}`}</span>
      {page < pageCount ? (
        <PageLink {...links} to={page + 1} rel="next">
          {next}
        </PageLink>
      ) : (
        <span className={`${styles.link} inline-row middle plain medium tabular`} data-off="">
          {next}
        </span>
      )}
    </nav>
  );
}
