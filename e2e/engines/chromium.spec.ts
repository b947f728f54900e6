import { journeysIn } from './journeys/all';

// In the long run alone (playwright.config.ts): what the quick run asks of Chromium stands in all the other tests.
journeysIn('chromium');
