import { classNames } from '@/components/ui/class-names';
import button from './icon-button.module.css';
import styles from './play-pause.module.css';
import { PLAY_PAUSE } from './attributes';

type PlayPauseProps = {
  /** What it stops, after the verb: 'featured jobs'. */
  readonly what: string;
  readonly className?: string | undefined;
};

/** Pauses what moves by itself, or resumes it (WCAG 2.2.2); elements/page/auto-advance.ts switches between the two. */
export function PlayPause({ what, className }: PlayPauseProps) {
  return (
    <button
      type="button"
      className={classNames(button.button, 'tints rigid', className)}
      aria-label={`Pause ${what}`}
      {...{ [PLAY_PAUSE.what]: what, [PLAY_PAUSE.state]: 'playing' }}
      suppressHydrationWarning
    >
      <svg
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path
          className={styles.pause}
          d="M7.7 5h1.4a1.2 1.2 0 0 1 1.2 1.2v11.6A1.2 1.2 0 0 1 9.1 19H7.7a1.2 1.2 0 0 1-1.2-1.2V6.2A1.2 1.2 0 0 1 7.7 5Zm7.2 0h1.4a1.2 1.2 0 0 1 1.2 1.2v11.6a1.2 1.2 0 0 1-1.2 1.2h-1.4a1.2 1.2 0 0 1-1.2-1.2V6.2A1.2 1.2 0 0 1 14.9 5Z"
        />
        <path
          className={styles.play}
          d="M8 5.7a1.2 1.2 0 0 1 1.82-1.03l10.2 6.3a1.2 1.2 0 0 1 0 2.06l-10.2 6.3A1.2 1.2 0 0 1 8 18.3Z"
        />
      </svg>
    </button>
  );
}
