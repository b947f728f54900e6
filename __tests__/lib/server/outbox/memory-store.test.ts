import { memoryStore } from '@/__tests__/support/queued';
import { describeStore } from './store-contract';

describeStore('the tests’ own store', () => {
  const store = memoryStore();
  return { store, elsewhere: store, remove: async () => undefined };
});
