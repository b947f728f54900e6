import { ExternalLink, MapPin } from 'lucide';
import { Button } from '@/components/ui/actions/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/marks/icon';
import { MapFacade, type MapGround } from '@/components/ui/boxes/map-facade';
import styles from './city-map.module.css';
import { PLACE_MAP } from './attributes';

type CityMapProps = {
  readonly place: string | null;
  /** The button's words, if a page has more than one map. */
  readonly showText?: string;
  readonly linkText?: string;
  readonly ground?: MapGround;
  readonly className?: string | undefined;
};

/**
 * A drawn map of no town in particular, with a link to a maps search; the real map loads on a click, and not before
 * (components/map/elements/place-map.ts).
 */
export function CityMap({
  place,
  showText = 'Show the map',
  linkText,
  ground = 'light',
  className,
}: CityMapProps) {
  if (!place) return null;
  return (
    <div className={classNames(styles.box, 'surface framed', className)}>
      <place-map
        className={`${styles.picture} relative`}
        {...{ [PLACE_MAP.place]: place }}
        suppressHydrationWarning
      >
        <MapFacade ground={ground} />
        <Button className={styles.show} size="sm" variant="quiet">
          {showText}
        </Button>
      </place-map>
      <p className={`${styles.link} one-row gap-2 small strong`}>
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
