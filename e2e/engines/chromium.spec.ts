import { test } from '../support/engines/test';
import { journeysIn } from './journeys/all';

// What the quick run asks of Chromium stands in all the other tests.
test.describe('in Chromium', { tag: '@long' }, () => journeysIn('chromium'));
