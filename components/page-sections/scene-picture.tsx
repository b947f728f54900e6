import { Art } from '@/components/ui/marks/art';
import { Photo } from '@/components/ui/marks/photo';
import type { PhotoFile } from '@/lib/content/pages/photo';
import styles from './scene-picture.module.css';

type Props = {
  readonly src: string;
  /** The owner's own picture, shown instead. */
  readonly photo?: PhotoFile | null;
};

/** A postcard beside a text, shown only if there is room for it. A photograph carries meaning, so it is shown on a phone too. */
export function ScenePicture({ src, photo = null }: Props) {
  if (photo) {
    return (
      <figure className="full">
        <Photo {...photo} className={styles.picture} />
      </figure>
    );
  }
  return <Art src={src} className={styles.picture} width={560} height={420} />;
}
