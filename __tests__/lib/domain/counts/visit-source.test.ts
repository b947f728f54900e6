import { sourceIn, toSource, withSource } from '@/lib/domain/counts/visit-source';
import { toCountReport } from '@/lib/domain/counts/count-report';

describe('the source of a visit', () => {
  it.each([
    ['indeed', 'indeed'],
    ['Indeed.com', 'indeed-com'],
    [' Zip Recruiter ', 'zip-recruiter'],
    ['job_board-2', 'job_board-2'],
    ['x'.repeat(40), 'x'.repeat(32)],
    ['<script>', 'script'],
    ['ana@mail.example', null],
    ['5155550100', null],
    ['x'.repeat(65), null],
    ['…', null],
    ['', null],
    [undefined, null],
  ])('%j is %j', (text, name) => expect(toSource(text)).toBe(name));

  it('is utm_source in an address, or source for short', () => {
    expect(sourceIn('?source=a&utm_source=b')).toBe('b');
    expect(sourceIn('?source=A')).toBe('a');
    expect(sourceIn('?utm_medium=cpc')).toBeNull();
  });

  it('is added to our own addresses', () => {
    expect(withSource('https://s.test/jobs/1', 'a')).toBe('https://s.test/jobs/1?utm_source=a');
    expect(withSource('https://s.test/jobs/1', null)).toBe('https://s.test/jobs/1');
  });
});

describe('what a page reports of a visit', () => {
  it('is a step with a source, or words that found nothing', () => {
    expect(toCountReport({ event: 'view', source: 'Indeed' })).toEqual({
      event: 'view',
      source: 'indeed',
    });
    expect(toCountReport({ event: 'apply', source: 'ana@mail.example' })).toEqual({
      event: 'apply',
      source: 'direct',
    });
    expect(toCountReport({ event: 'empty-search', words: 'icu' })).not.toBeNull();
  });

  it.each([
    [null],
    ['view'],
    [{ event: 'sent', source: 'indeed' }],
    [{ event: 'view' }],
    [{ event: 'view', source: 1 }],
    [{ event: 'view', source: 'a', job: '1' }],
    [{ event: 'empty-search', words: 'x'.repeat(101) }],
  ])('is not %j', (body) => expect(toCountReport(body)).toBeNull());
});
