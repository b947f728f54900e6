import { parseEnv } from '@/lib/config/env';

describe('the settings of search engines', () => {
  it('are off by default, and use a key with the common engine', () => {
    expect(parseEnv({})).toMatchObject({ indexNow: null, googleIndexing: null });
    expect(
      parseEnv({ INDEXNOW_KEY: ' a1b2c3d4 ', GOOGLE_INDEXING_CREDENTIALS: '/a.json' }),
    ).toMatchObject({
      indexNow: { key: 'a1b2c3d4', endpoint: 'https://api.indexnow.org/indexnow' },
      googleIndexing: '/a.json',
    });
  });

  it('refuse a key that no engine accepts', () => {
    expect(() => parseEnv({ INDEXNOW_KEY: 'short' })).toThrow('INDEXNOW_KEY is not 8 to 128');
  });
});
