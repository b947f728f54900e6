import { readFileSync } from 'node:fs';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { IS_SAMPLE } from '@/__tests__/support/while-sample';
import * as limits from '@/lib/config/limits';
import { FIELD_MESSAGES } from '@/lib/forms/form-messages';
import { resumeProblem } from '@/lib/forms/resume';
import { SITE } from '@/lib/config/site';
import { BENEFITS } from '@/lib/content/jobs/benefits';
import { isOnMap } from '@/lib/domain/place/coordinates';
import { formatCount } from '@/lib/domain/counts/count';
import { formatAge } from '@/lib/domain/dates/dates';
import { featuredJobs } from '@/lib/domain/lists/featured';
import { emptyQuery, PAGE_SIZES } from '@/lib/domain/query/job-query';
import { validThrough } from '@/lib/domain/dates/job-posting-dates';
import { clusterRadius, markerStep } from '@/lib/domain/map/map-markers';
import { pageLinks } from '@/lib/domain/search/paginate';
import { figureInWords } from '@/lib/domain/pay/pay-words';
import { COMPACT_STATES } from '@/lib/domain/place/states';

const {
  BLUR_CLOSE_MS,
  BOT_CHECK,
  BREAKPOINTS,
  CAROUSEL,
  HEADER,
  HOSTED_FORMS,
  MAP,
  PAGE_LINKS,
  REDIRECT_AFTER_MS,
  RESUME,
} = limits;

type Row = readonly [what: string, actual: unknown, expected: unknown];

/** Values that section 9 states of the agency itself: an owner may change them. */
const ofSample = <T>(sample: T, own: T): T => (IS_SAMPLE ? sample : own);

/** The page sizes as `docs/product/spec.md` states them: the default, then the others. */
const specifiedSizes = (): readonly number[] => {
  const [, sizes = ''] =
    /page sizes (.*?);/.exec(readFileSync('docs/product/spec.md', 'utf8')) ?? [];
  return [...sizes.matchAll(/\d+/g)].map(Number);
};

/**
 * Specification, section 9, line by line. Tests repeat these numbers here alone: elsewhere they read the constants, so that a number is
 * changed in its constant and in this row. The page sizes are changed in the specification instead.
 */
const SECTION_9: readonly Row[] = [
  ['mobile breakpoint of pages, px', BREAKPOINTS.pageMobileMax, 768],
  ['header breakpoint, px', BREAKPOINTS.headerDrawerMax, 1023],

  ['carousel page size, desktop', CAROUSEL.pageSizeDesktop, 3],
  ['carousel page size, mobile', CAROUSEL.pageSizeMobile, 1],
  ['carousel auto-advance, ms', CAROUSEL.autoAdvanceMs, 5000],
  ['carousel transition lock, ms', CAROUSEL.transitionLockMs, 600],
  ['featured jobs, at most', limits.FEATURED_JOBS_MAX, 12],
  ['hero image rotation, ms', limits.HERO_ROTATION_MS, 25_100],
  ['dropdown max height, px (18.75rem)', limits.DROPDOWN_MAX_HEIGHT_PX, 300],

  ['resume extensions', RESUME.extensions, ['pdf', 'doc', 'docx']],
  ['resume default extension', RESUME.defaultExtension, 'pdf'],

  ['list page sizes', PAGE_SIZES, specifiedSizes()],
  ['list page size, default', emptyQuery.per, specifiedSizes()[0]],
  ["'+' at exactly", limits.FEED_CUT_AT, 1000],
  ['desktop: all page links up to', PAGE_LINKS.desktopAll, 7],
  ['desktop: window near the ends', PAGE_LINKS.desktopWindow, 5],
  ['mobile: all page links up to', PAGE_LINKS.mobileAll, 3],
  ['mobile: smaller window', PAGE_LINKS.mobileWindow, 3],

  ['blur close delay on home, ms', BLUR_CLOSE_MS.home, 200],
  ['blur close delay on the list, ms', BLUR_CLOSE_MS.filters, 150],
  ['blur close delay on the mobile map, ms', BLUR_CLOSE_MS.filters, 150],
  ['map size recalculated after resize, ms', MAP.resizeDelayMs, 100],

  ['days open, 0', formatAge(0), 'Today'],
  ['days open, 1', formatAge(1), '1 day ago'],
  ['days open, N', formatAge(9), '9 days ago'],

  [
    'compact states, 39',
    COMPACT_STATES.join(', '),
    'AL, AZ, AR, CO, DE, FL, GA, GU, ID, IN, IA, KS, KY, LA, ME, MD, MS, MO, MT, NE, NH, NJ, NM, NC, ND, OH, OK, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY',
  ],
  [
    'benefits text',
    BENEFITS.map((benefit) => benefit.toLowerCase()),
    ofSample(
      [
        'dedicated recruiter',
        '$1,000 unlimited referral bonus',
        'medical, dental and vision insurance',
        'life insurance',
        '401(k)',
        'lodging and meals and incidental reimbursement',
        'licensure reimbursement',
        'voluntary benefits',
        'completion bonus',
      ],
      BENEFITS.map((benefit) => benefit.toLowerCase()),
    ),
  ],

  ['minimum form time, ms', BOT_CHECK.minimumFormMs, 2000],
  ['v3 score threshold (judged by the platform)', BOT_CHECK.v3ScoreThreshold, 0.3],
  ['resume max size, bytes', RESUME.maxBytes, 5 * 1024 * 1024],
  ['phone digits', limits.PHONE_DIGITS, 10],
  ['message, at least characters', limits.MESSAGE_MIN_CHARACTERS, 10],
  ['application redirect, ms', REDIRECT_AFTER_MS.application, 3000],
  ['thank-you redirect, ms', REDIRECT_AFTER_MS.thankYou, 8000],
  ['upload portal loading, ms', HOSTED_FORMS.uploadLoadingMs, 3000],
  ['frame resize threshold, px', HOSTED_FORMS.resizeThresholdPx, 10],
  ['frame resize padding, px', HOSTED_FORMS.resizePaddingPx, 20],
  ['frame default height, px', HOSTED_FORMS.defaultHeightPx, 600],

  ['sticky header after, px', HEADER.stickyAfterPx, 50],
  ['header reappears after, ms', HEADER.reappearAfterMs, 3000],
  ['swipe to close, px', HEADER.swipeToClosePx, 50],

  ['office', SITE.office.line, ofSample('Des Moines, Iowa', SITE.office.line)],
  [
    'phone and second phone, of the configuration',
    new Set<string>([SITE.phone.href, SITE.secondPhone.href]).size,
    2,
  ],

  ['map centre', MAP.centre, { latitude: 39.83, longitude: -98.58 }],
  ['map zoom', MAP.zoom, { desktop: 4, mobile: 3.75 }],
  ['map min zoom', MAP.minZoom, { desktop: 4, mobile: 3 }],
  ['map max zoom', MAP.maxZoom, 18],
  ['map zoom step', MAP.zoomStep, 0.25],
  ['map zoom delta', MAP.zoomDelta, 0.5],
  ['clustering off at zoom', MAP.clusteringOffAtZoom, 13],
  ['popup max width, px', MAP.popup.maxWidthPx, 350],
  ['popup max height, px', MAP.popup.maxHeightPx, 400],
  [
    'marker size by job count, px',
    [1, 2, 4, 5, 9, 10, 19, 20, 49, 50].map((count) => markerStep(count).sizePx),
    [28, 32, 32, 36, 36, 42, 42, 46, 48, 56],
  ],
  [
    'marker colour by job count',
    [1, 2, 5, 10, 20, 50].map((count) => markerStep(count).colour),
    ['blue', 'light green', 'yellow', 'orange', 'dark orange', 'red'],
  ],
  [
    'cluster radius by zoom, px',
    [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(clusterRadius),
    [50, 60, 70, 50, 40, 30, 30, 20, 20, 15],
  ],
  [
    'weekly pay without weekly',
    figureInWords(buildJob({ payText: '$2,100 weekly' }).pay),
    '$2,100',
  ],
];

/** Numbers from other sections that are kept beside them. */
const OTHER_SECTIONS: readonly Row[] = [
  ["Riley's screening call, minutes (1)", limits.SCREENING_CALL_MINUTES, { from: 5, to: 10 }],
  ['review text cut at characters (5)', limits.REVIEW_MAX_CHARACTERS, 228],
  ['map moved by more than degrees (4)', MAP.movedByDegrees, 0.01],
  ['popup list max height, px (2)', MAP.popup.listMaxHeightPx, 300],
  ['latitude of a placed job (5)', MAP.latitude, { min: 20, max: 72 }],
  ['longitude of a placed job (5)', MAP.longitude, { min: -180, max: -60 }],
  ['job posting description, characters (7)', limits.JOB_POSTING.descriptionMaxCharacters, 5000],
  ['job posting valid for days (7)', limits.JOB_POSTING.validDays, 30],
  ['redirect without an id, ms (4)', REDIRECT_AFTER_MS.missingId, 3000],
];

/** Ours, where the specification has none. */
const OURS: readonly Row[] = [
  ['captcha loads within, ms', BOT_CHECK.captchaLoadMs, 8000],
  ['jobs in one request by id', limits.CHOSEN_JOBS_MAX, 50],
  ['jobs of a shortlist: saved, applied, viewed', limits.SHORTLIST_MAX, 50 + 50 + 12],
  ['jobs in a feed of the list', limits.LIST_FEED_MAX, 100],
  ['jobs in a file of the sitemap', limits.SITEMAP.jobsPerFile, 5000],
  [
    'a message that is too short',
    FIELD_MESSAGES.messageShort,
    'Message should be at least 10 characters',
  ],
  [
    'a resume that is too large',
    resumeProblem({ name: 'cv.pdf', size: RESUME.maxBytes + 1, type: '' }),
    expect.stringContaining('(max 5MB)'),
  ],
];

describe.each([
  ['section 9 of the specification', SECTION_9],
  ['its other sections', OTHER_SECTIONS],
  ['our own decisions', OURS],
])('the constants of %s', (_, rows) => {
  it.each(rows)('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

describe('the copies the domain owns', () => {
  it("show the '+' if the feed may be cut off, and only then", () => {
    const marked = [-1, 0, 1].map((step) => formatCount(limits.FEED_CUT_AT + step).includes('+'));
    expect(marked).toEqual([false, true, false]);
  });

  it('feature as many jobs', () => {
    expect(featuredJobs(buildJobs(300))).toHaveLength(limits.FEATURED_JOBS_MAX);
  });

  it('link to as many pages', () => {
    const { desktopAll, desktopWindow, mobileAll, mobileWindow } = PAGE_LINKS;
    expect(pageLinks(1, desktopAll, 'desktop')).toHaveLength(desktopAll);
    expect(pageLinks(1, desktopAll + 1, 'desktop').indexOf('ellipsis')).toBe(desktopWindow);
    expect(pageLinks(1, mobileAll, 'mobile')).toHaveLength(mobileAll);
    expect(pageLinks(9, 40, 'mobile')).toHaveLength(mobileWindow);
  });

  it('place a job on the map up to the same edges', () => {
    const isPlaced = (latitude: number, longitude: number) =>
      isOnMap(buildJob({ coordinates: { latitude, longitude } }));
    const { latitude: lat, longitude: lng } = MAP;
    expect(isPlaced(lat.min, lng.min) && isPlaced(lat.max, lng.max)).toBe(true);
    expect([
      isPlaced(lat.min - 0.01, lng.min),
      isPlaced(lat.max + 0.01, lng.min),
      isPlaced(lat.min, lng.min - 0.01),
      isPlaced(lat.min, lng.max + 0.01),
    ]).toEqual([false, false, false, false]);
  });

  it('end a posting after as many days', () => {
    const job = buildJob({ lastSeenOn: '2026-01-01' });
    expect(validThrough(job, limits.JOB_POSTING.validDays)).toBe('2026-01-31');
  });
});
