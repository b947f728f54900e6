import styles from './dot-row.module.css';

type Props = { readonly motion: 'bounce' | 'pulse' };

/** Three dots that move while something loads. */
export function DotRow({ motion }: Props) {
  return (
    <span className={`${styles.row} flex`} data-motion={motion} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
