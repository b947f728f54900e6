import { classNames } from '@/components/ui/class-names';
import { DotRow } from './dot-row';
import styles from './spinner.module.css';

type SpinnerProps = {
  readonly label: string;
  readonly motion?: 'bounce' | 'pulse';
  /** False if its surroundings are announced already: it would be read twice. */
  readonly announced?: boolean;
  readonly className?: string | undefined;
};

/** Three dots while something loads, in the room its content will take. */
export function Spinner({ label, motion = 'bounce', announced = true, className }: SpinnerProps) {
  return (
    <div className={classNames(styles.dots, className)} role={announced ? 'status' : undefined}>
      <DotRow motion={motion} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
