/** The elements of the home page only: a module of its own beside the one of all pages (site.ts). The search comes before its pickers. */
import '@/components/home/elements/home-search';
import '@/components/ui/fields/elements/search-picker';
import '@/components/home/elements/hero-scenes';
import '@/components/ui/boxes/elements/card-carousel';
import '@/components/ui/boxes/elements/tab-panels';
import '@/components/home/elements/featured-jobs';
