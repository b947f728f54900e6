import { DeviceSlot } from './device-slot';
import styles from './saved-count.module.css';
import { DEVICE_SLOTS } from './attributes';

/** How many jobs are saved on this device; nothing if there are none. */
export function SavedCount() {
  return <DeviceSlot className={styles.count} {...{ [DEVICE_SLOTS.count]: '' }} />;
}
