// Style sheets of ./contact-form: they come with the page, its script comes later (docs/decisions/0024).
import './asked-job.module.css';
import './failed-notice.module.css';
import './form-layout.module.css';
import './honeypot.module.css';
import './outcome-area.module.css';
import './upload-progress.module.css';
import '@/components/ui/alert.module.css';
import '@/components/ui/button.module.css';
import '@/components/ui/dot-row.module.css';
import '@/components/ui/dots.module.css';
import '@/components/ui/field.module.css';
import '@/components/ui/icon.module.css';
import '@/components/ui/panel.module.css';
import '@/components/ui/site-link.module.css';
import '@/components/ui/text-area.module.css';
import '@/components/ui/text-input.module.css';
