import { homeAddress } from '@/lib/domain/hosted/home-address';

describe("where 'Back to Home' leads (RT-14)", () => {
  it.each([
    ['www.ours.example', 'https://www.ours.example', 'https://ours.example/'],
    ['jobs.ours.example', 'https://www.ours.example', 'https://ours.example/'],
    ['a.b.ours.example', 'https://ours.example', 'https://ours.example/'],
    ['JOBS.Ours.Example', 'https://jobs.ours.example', 'https://ours.example/'],
    ['www.ours.example', 'http://www.ours.example:8080', 'http://ours.example:8080/'],
    ['ours.example', 'https://www.ours.example', '/'],
    ['localhost', 'http://localhost:3000', '/'],
    ['jobs.localhost', 'http://localhost:3000', '/'],
    ['127.0.0.1', 'http://127.0.0.1:3000', '/'],
    ['10.0.0.1', 'http://192.0.0.1:3000', '/'],
    ['[::1]', 'http://[::1]:3000', '/'],
    ['preview.elsewhere.example', 'https://www.ours.example', '/'],
    ['evil-ours.example', 'https://www.ours.example', '/'],
    ['ours.example.elsewhere.test', 'https://www.ours.example', '/'],
    ['www.ours.co.uk', 'https://www.ours.co.uk', '/'],
    ['elsewhere.com.au', 'https://www.ours.com.au', '/'],
    ['', 'https://www.ours.example', '/'],
  ])('from %s, of the site %s: %s', (hostname, siteUrl, expected) => {
    expect(homeAddress(hostname, siteUrl)).toBe(expected);
  });
});
