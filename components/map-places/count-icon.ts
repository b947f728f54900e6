import { DivIcon } from 'leaflet';
import { markerStep } from '@/lib/domain/map/map-markers';
import styles from './count-icon.module.css';

/**
 * A marker drawn by us: the number of jobs in a disc whose size and colour depend on it (specification, section 9).
 * @param name what a screen reader says
 */
export function countIcon(count: number, name: string, kind: 'place' | 'cluster'): DivIcon {
  const { from, sizePx } = markerStep(count);
  const disc = document.createElement('span');
  disc.className = styles.disc ?? '';
  disc.dataset.from = String(from);
  if (kind === 'cluster') disc.dataset.cluster = '';
  const number = document.createElement('span');
  number.setAttribute('aria-hidden', 'true');
  number.textContent = String(count);
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = name;
  disc.append(number, words);
  return new DivIcon({ html: disc, className: styles.marker ?? '', iconSize: [sizePx, sizePx] });
}
