import { classNames } from './class-names';
import { DotRow } from './dot-row';
import styles from './dots.module.css';

type DotsProps = {
  readonly label: string;
  readonly motion?: 'bounce' | 'pulse';
  readonly className?: string | undefined;
};

/** Three dots while something loads, in the room its content will take. */
export function Dots({ label, motion = 'bounce', className }: DotsProps) {
  return (
    <div className={classNames(styles.dots, className)} role="status">
      <DotRow motion={motion} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
