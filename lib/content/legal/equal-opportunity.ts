import { SITE } from '@/lib/config/site';
import { SAMPLE_EFFECTIVE } from './legal-text';
import type { LegalText } from './legal-text';

const { brand, legalName, email, phone } = SITE;

/** SAMPLE CONTENT: a complete statement to start from, not legal advice. Counsel has to check it before it is used. */
export const EQUAL_OPPORTUNITY: LegalText = {
  path: '/equal-opportunity',
  title: 'Equal Opportunity Statement',
  description: `${brand} hires and places people for what they can do. How to ask for an accommodation, and how to raise a concern.`,
  intro: `${legalName} is an equal opportunity employer. We recruit, place, pay and promote people for their skill, license and experience, and for nothing else.`,
  effective: SAMPLE_EFFECTIVE,
  sections: [
    {
      id: 'what-it-means',
      heading: 'What that means',
      blocks: [
        'We do not discriminate on the basis of race, color, religion or creed, national origin, ancestry, citizenship, sex, pregnancy or related conditions, sexual orientation, gender identity or expression, age, disability, genetic information, marital status, military or veteran status, or anything else protected by federal, state or local law.',
        'This covers advertising of jobs, applications, screening, interviews, assignments, pay, training, discipline and the end of employment, and it covers every facility we staff. We do not accept an order that asks for less.',
      ],
    },
    {
      id: 'screening',
      heading: 'Screening and the virtual assistant',
      blocks: [
        'Applicants for a job are asked the same first questions, by Recruiter Riley or by a person. Riley gathers answers and makes no decision. If you would rather speak with a person, say so; it has no effect on your chances.',
      ],
    },
    {
      id: 'accommodations',
      heading: 'Accommodations',
      blocks: [
        'If a disability, pregnancy or a religious practice makes part of the application or of the work hard, ask for a reasonable accommodation: another format, more time, an interpreter, a call by relay, a change in the schedule.',
        `Write to ${email} or call ${phone.text}. What you tell us is kept apart from your application and shared only with those who have to act on it.`,
      ],
    },
    {
      id: 'harassment',
      heading: 'Harassment and retaliation',
      blocks: [
        'Nobody has to put up with harassment, by colleagues, managers, physicians, patients or visitors. If it happens on an assignment, tell your recruiter or anyone here you trust. We look into each report promptly and in confidence as far as possible.',
        'Nobody is punished for a report made in good faith, for taking part in an inquiry, or for asking about pay.',
      ],
    },
    {
      id: 'raise-a-concern',
      heading: 'How to raise a concern',
      blocks: [
        [
          'With your recruiter, or with any manager.',
          `By email to ${email}, or by phone at ${phone.text}.`,
          'With the U.S. Equal Employment Opportunity Commission, or the agency of your state. You need not come to us first.',
        ],
      ],
    },
  ],
};
