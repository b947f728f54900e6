/** What moves on the home page alone: a module of its own beside the one of all pages (site.ts). The search before its pickers. */
import './home-search';
import './search-picker';
import './hero-scenes';
import './card-carousel';
import './tab-panels';
import './featured-jobs';
