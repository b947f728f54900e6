import { ExternalLink, MapPin } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { MapFacade, type MapGround } from '@/components/ui/map-facade';
import styles from './city-map.module.css';
import { RealMap } from './real-map';

type CityMapProps = {
  readonly place: string | null;
  /** The button's words, where a page has more than one map. */
  readonly showText?: string;
  readonly linkText?: string;
  readonly ground?: MapGround;
};

/** A drawn map of no town in particular, with a link to a maps search; the real map comes on one click, and not before. */
export function CityMap({
  place,
  showText = 'Show the map',
  linkText,
  ground = 'light',
}: CityMapProps) {
  if (!place) return null;
  return (
    <div className={styles.box}>
      <div className={styles.picture}>
        <RealMap place={place} showText={showText}>
          <MapFacade ground={ground} />
        </RealMap>
      </div>
      <p className={styles.link}>
        <Icon icon={MapPin} />
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener"
        >
          {linkText ?? `${place} on the map`}
        </a>
        <Icon icon={ExternalLink} />
      </p>
    </div>
  );
}
