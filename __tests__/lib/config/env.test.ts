import { parseEnv } from '@/lib/config/env';

describe('settings', () => {
  it('all have a value when nothing is set', () => {
    expect(parseEnv({})).toMatchObject({
      staffingApiBaseUrl: 'http://127.0.0.1:4010/services/apexrest',
      siteUrl: 'http://localhost:3000',
      logLevel: 'info',
      rateLimitApplications: 20,
      rateLimitReferences: 60,
    });
  });

  it('follow the port, and lose a slash at the end', () => {
    expect(parseEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(parseEnv({ SITE_URL: 'https://jobs.example/' }).siteUrl).toBe('https://jobs.example');
  });

  it('that are wrong are all named at once', () => {
    const wrong = () => parseEnv({ SITE_URL: 'jobs.example', STAFFING_API_BASE_URL: 'ftp://x' });
    expect(wrong).toThrow(/SITE_URL is not a web address: "jobs\.example"/);
    expect(wrong).toThrow(/STAFFING_API_BASE_URL must begin with http/);
  });

  it('may name a Redis, whose password no message repeats', () => {
    expect(parseEnv({}).redisUrl).toBeNull();
    expect(parseEnv({ REDIS_URL: ' ' }).redisUrl).toBeNull();
    for (const url of ['redis://127.0.0.1:6379/2', 'rediss://:secret@redis.example'])
      expect(parseEnv({ REDIS_URL: url }).redisUrl).toBe(url);
    for (const url of ['redis.example:6379', 'https://:secret@redis.example', 'redis://'])
      expect(() => parseEnv({ REDIS_URL: url })).toThrow(
        /- REDIS_URL must be .*redis:\/\/ or rediss:\/\/$/,
      );
  });

  it('that count are whole numbers from 1', () => {
    expect(parseEnv({ RATE_LIMIT_REFERENCES: '5' }).rateLimitReferences).toBe(5);
    for (const text of ['0', '-1', '2.5', 'many']) {
      expect(() => parseEnv({ RATE_LIMIT_REFERENCES: text })).toThrow(
        `RATE_LIMIT_REFERENCES is not a number from 1: "${text}"`,
      );
    }
  });
});
