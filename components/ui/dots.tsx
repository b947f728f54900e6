import { classNames } from './class-names';
import styles from './dots.module.css';

type DotsProps = { label: string; className?: string | undefined };

/** Three dots while something loads, in the room its content will take. */
export function Dots({ label, className }: DotsProps) {
  return (
    <div className={classNames(styles.dots, className)} role="status">
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
