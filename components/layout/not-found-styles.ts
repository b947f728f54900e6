/* The style sheets of the page that is not found: its script comes later, its looks with the HTML. */
import '@/components/ui/button.module.css';
import '@/components/ui/empty-state.module.css';
import '@/components/ui/icon.module.css';
import '@/components/ui/text-input.module.css';
import '@/components/ui/site-link.module.css';
import '@/components/ui/text-link.module.css';
import '@/components/jobs/find-job-form.module.css';
import '@/components/layout/not-found-page.module.css';
import '@/components/ui/map-facade.module.css';
import '@/components/map/city-map.module.css';
import '@/components/layout/site-footer.module.css';
import '@/components/layout/social-links.module.css';
import '@/components/layout/site-header.module.css';
import '@/components/layout/main-nav.module.css';
import '@/components/ui/icon-button.module.css';
import '@/components/layout/menu-button.module.css';
import '@/components/layout/menu-links.module.css';
