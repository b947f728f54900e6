import { startErrorReports } from '@/lib/client/error-listeners';

/** Next runs this before the page comes to life, on every page. */
startErrorReports();
