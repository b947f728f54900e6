import { journeysIn } from './journeys/all';

journeysIn('chromium');
