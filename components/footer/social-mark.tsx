import styles from './social-mark.module.css';

type SocialMarkProps = { readonly network: 'Facebook' | 'LinkedIn' | 'Instagram' };

/** The mark of a social network, drawn by the style sheet: 1.25 em, hidden from screen readers. */
export function SocialMark({ network }: SocialMarkProps) {
  return <i className={`${styles.mark} rigid`} data-network={network} aria-hidden="true" />;
}
