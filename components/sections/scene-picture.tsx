import { Art } from '@/components/ui/marks/art';
import styles from './scene-picture.module.css';

/** A postcard beside a text, from the width on where there is room for it. */
export function ScenePicture({ src }: { readonly src: string }) {
  return <Art src={src} className={styles.picture} width={560} height={420} />;
}
