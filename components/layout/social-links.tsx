import { FacebookMark, InstagramMark, LinkedInMark } from '@/components/ui/social-marks';
import { SITE } from '@/lib/config/site';
import styles from './social-links.module.css';

const MARKS = { Facebook: FacebookMark, LinkedIn: LinkedInMark, Instagram: InstagramMark } as const;

export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {SITE.socials.map((social) => {
        const Mark = MARKS[social.name];
        return (
          <li key={social.name}>
            <a
              href={social.href}
              aria-label={social.name}
              className={styles.link}
              rel="me noreferrer"
            >
              <Mark />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
