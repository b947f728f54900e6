import { SocialMark } from './social-mark';
import { SITE } from '@/lib/config/site';
import styles from './social-links.module.css';

export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {SITE.socials.map(({ name, href }) => (
        <li key={name}>
          <a href={href} aria-label={name} className={styles.link} rel="me noreferrer">
            <SocialMark network={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
