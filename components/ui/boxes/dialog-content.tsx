import type { ReactNode } from 'react';
import styles from './dialog.module.css';

type DialogLook = {
  /** A drawer at the right edge, as high as the window, instead of a box in the middle. */
  readonly drawer?: boolean;
};

/** Attributes of our <dialog> elements. */
export const dialogLook = ({ drawer = false }: DialogLook = {}) => ({
  className: styles.dialog,
  'data-ground': 'sand',
  'data-drawer': drawer || undefined,
});

type DialogContentProps = {
  readonly title: string;
  /** The id of the title, which names the dialog. */
  readonly titleId: string;
  /** The cross. */
  readonly close: ReactNode;
  readonly children: ReactNode;
  /** Stays in view below the scrolling content: 'Done'. */
  readonly footer?: ReactNode;
};

/** The content of our dialogs: title and close button, the part that scrolls, and what stays below it. */
export function DialogContent({ title, titleId, close, children, footer }: DialogContentProps) {
  return (
    <div className={`${styles.content} flex`}>
      <div className={`${styles.head} one-row between gap-3`}>
        <h2 className={`${styles.title} snug size-h4 shrinks`} id={titleId}>
          {title}
        </h2>
        {close}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </div>
  );
}
