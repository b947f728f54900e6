import type { IsoDate } from '@/lib/domain/job/job';
import type { PhotoFile } from './photo';

/** What one reviewer says (specification, section 3, 'Testimonial'). */
export type Testimonial = {
  readonly id: string;
  /** Null: the review is shown without one. */
  readonly name: string | null;
  /** 1 to 5. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** The day it was written: shown as '2 months ago'. */
  readonly writtenOn: IsoDate;
  readonly textReview: {
    /** For phones. */
    readonly short: string;
    /** For wider screens; shown up to 228 characters. */
    readonly long: string;
  };
  /** A drawn head. */
  readonly imagePath: string;
  /** The reviewer’s own photograph, given with consent, in place of the drawn head. */
  readonly photo?: PhotoFile;
};

/** The drawn heads stand in one file, four in a row. */
const HEAD_PX = 96;
const headOf = (index: number) =>
  `/art/reviewers.svg#svgView(viewBox(${(index % 4) * HEAD_PX},${Math.floor(index / 4) * HEAD_PX},${HEAD_PX},${HEAD_PX}))`;

/** Said once below the reviews, as long as nobody has given them; null once all of them are real. */
export const TESTIMONIALS_NOTE: string | null =
  'Sample reviews: nobody wrote these. They stand for those the agency will have.';

/**
 * The home page's reviews, newest first. SAMPLE CONTENT: nobody said this. Replace every entry with a real review, given
 * with consent, before the site goes out.
 */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'sample-1',
    name: null,
    rating: 5,
    writtenOn: '2026-11-09',
    textReview: {
      short:
        'My recruiter called the unit manager before I signed. I knew the ratios, the parking and the float policy before day one.',
      long: 'My recruiter called the unit manager before I signed anything. I knew the ratios, the parking and the float policy before day one. When the unit changed my schedule in week three, one text to her had it put right before the next shift started.',
    },
    imagePath: headOf(0),
  },
  {
    id: 'sample-2',
    name: null,
    rating: 5,
    writtenOn: '2026-11-02',
    textReview: {
      short:
        'Every line of the offer was explained before I signed. They sorted my license while I was packing.',
      long: 'Third contract in a row. Every line of the offer was explained before I signed, with the stipends on a line of their own. They sorted my license while I was still packing, and had a room lined up within walking distance of the hospital.',
    },
    imagePath: headOf(1),
  },
  {
    id: 'sample-3',
    name: null,
    rating: 5,
    writtenOn: '2026-10-21',
    textReview: {
      short:
        'I wanted to stay close to my kids. They found a long-term care position twenty minutes away and kept looking until the shifts fit.',
      long: 'I wanted to stay close to my kids. They found me a long-term care position twenty minutes away and kept looking until the shifts fit around school. Nobody tried to talk me into a contract on the other side of the country, and I have extended twice since.',
    },
    imagePath: headOf(2),
  },
  {
    id: 'sample-4',
    name: null,
    rating: 4,
    writtenOn: '2026-10-15',
    textReview: {
      short:
        'Onboarding is a lot of paper. They sent one list, in order, and checked it with me by phone.',
      long: 'Onboarding is a lot of paper. They sent one list, in order, and checked it with me by phone. Only giving 4 stars because the drug screen place was an hour away from me.',
    },
    imagePath: headOf(3),
  },
  {
    id: 'sample-5',
    name: null,
    rating: 5,
    writtenOn: '2026-10-03',
    textReview: {
      short:
        'First travel assignment, and I asked every question twice. I got the same straight answer both times.',
      long: 'First travel assignment, so I asked every question twice: taxes, housing, what happens if they cancel. I got the same straight answer both times, and in writing.',
    },
    imagePath: headOf(4),
  },
  {
    id: 'sample-6',
    name: null,
    rating: 5,
    writtenOn: '2026-09-18',
    textReview: {
      short:
        'They knew what a Cath Lab call schedule does to a week, and asked about it before I did.',
      long: 'They knew what a Cath Lab call schedule does to a week, and asked the manager about it before I did. The response time, the number of call nights and the pay for each were in the offer. I have worked with agencies that could not have told you what a call night is.',
    },
    imagePath: headOf(5),
  },
  {
    id: 'sample-7',
    name: null,
    rating: 5,
    writtenOn: '2026-09-02',
    textReview: {
      short: 'My contract was cut short. I had another interview two days later, in the next town.',
      long: 'My contract was cut short when the census dropped. I heard it from my recruiter, not from the schedule, and I had another interview two days later in the next town. I lost four shifts in all, and the completion bonus was paid in part without my asking.',
    },
    imagePath: headOf(6),
  },
  {
    id: 'sample-8',
    name: null,
    rating: 4,
    writtenOn: '2026-08-20',
    textReview: {
      short: 'Good lab jobs, plain descriptions. I would like more evening shifts to choose from.',
      long: 'Good lab jobs, plain descriptions. I would like more evening shifts to choose from. They said they would call when one opens and they did.',
    },
    imagePath: headOf(7),
  },
  {
    id: 'sample-9',
    name: null,
    rating: 5,
    writtenOn: '2026-08-05',
    textReview: {
      short: 'Two kids and a dog, and they found us a house with a yard!',
      long: 'Two kids and a dog, and they found us a house with a yard! Ten minutes from the school too. On our third town with them now.',
    },
    imagePath: headOf(8),
  },
  {
    id: 'sample-10',
    name: null,
    rating: 5,
    writtenOn: '2026-07-14',
    textReview: {
      short: 'As a COTA I am used to being an afterthought. Here somebody knew what I do.',
      long: 'As a COTA I am used to being an afterthought on job boards. Here somebody knew what I do, what I need supervised and which settings I like. The productivity target was on the table before the interview, which is the one number every therapist wants to know.',
    },
    imagePath: headOf(9),
  },
  {
    id: 'sample-11',
    name: null,
    rating: 5,
    writtenOn: '2026-06-11',
    textReview: {
      short:
        'Badge did not work my first night. Called at 6 p.m. on a Sunday and someone picked up.',
      long: 'Badge did not work my first night. Called the number at 6 p.m. on a Sunday and someone actually picked up, got the house supervisor on the phone and I made it to report on time.',
    },
    imagePath: headOf(10),
  },
  {
    id: 'sample-12',
    name: null,
    rating: 5,
    writtenOn: '2026-05-06',
    textReview: {
      short: 'Paid on time every week. No complaints.',
      long: 'Paid on time every week, right amount. No complaints. Would work with them again.',
    },
    imagePath: headOf(11),
  },
];
