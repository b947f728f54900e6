/** The elements of the home page only: a module of its own beside the one of all pages (site.ts). The search comes before its pickers. */
import '@/elements/home/home-search';
import '@/elements/home/search-picker';
import '@/elements/home/hero-scenes';
import '@/elements/home/card-carousel';
import '@/elements/home/tab-panels';
import '@/elements/home/featured-jobs';
