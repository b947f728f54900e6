// Style sheets of ./footer-start and ./footer-end: they come with the page, their script hardly ever (components/ui/as-sent.tsx).
import '@/components/ui/icon.module.css';
import '@/components/ui/site-link.module.css';
import '@/components/ui/text-link.module.css';
import '@/components/ui/social-mark.module.css';
import './social-links.module.css';
import './site-footer.module.css';
