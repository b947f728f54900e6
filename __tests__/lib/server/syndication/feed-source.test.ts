import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { feedSource, markSource } from '@/lib/server/syndication/feed-source';

const line = (url: string) => `<url><![CDATA[${url}]]></url>\n`;

describe('the source in a feed', () => {
  it('is added to each job’s address, wherever the chunks end, and to nothing else', async () => {
    const feed = `<publisherurl>https://s.test</publisherurl>\n${line('https://s.test/jobs/1')}é${line('no')}${line('https://s.test/jobs/2')}`;
    const pieces = Array.from(Buffer.from(feed), (byte) => Buffer.from([byte]));
    expect(await text(markSource(Readable.from(pieces), 'indeed'))).toBe(
      `<publisherurl>https://s.test</publisherurl>\n${line('https://s.test/jobs/1?utm_source=indeed')}é${line('no')}${line('https://s.test/jobs/2?utm_source=indeed')}`,
    );
  });

  it('is reduced to a plain word', () => {
    const ask = (query: string) => feedSource(new Request(`https://s.test/feeds/jobs.xml${query}`));
    expect(ask('?source=Indeed.com')).toBe('indeed-com');
    expect(ask('?source=$1')).toBe('1');
    expect(ask('')).toBeNull();
  });
});
