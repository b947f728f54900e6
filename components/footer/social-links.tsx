import { SocialMark } from './social-mark';
import { SOCIALS } from '@/lib/config/site';
import styles from './social-links.module.css';

export function SocialLinks() {
  return (
    <ul className="cluster gap-2">
      {SOCIALS.map(({ name, href }) => (
        <li key={name}>
          <a href={href} aria-label={name} className={styles.link} rel="me noreferrer">
            <SocialMark network={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
