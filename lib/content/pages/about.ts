import { SITE } from '@/lib/config/site';
import type { PhotoFile } from './photo';

const { brand, office } = SITE;

/** Your own people or your office, beside 'Who we are'. Null: a drawing stands there. */
export const ABOUT_PHOTO: PhotoFile | null = null;

/** The About page. SAMPLE CONTENT: the agency's own story belongs here. */
export const ABOUT = {
  title: 'About Us',
  description: `${brand} is a healthcare staffing agency in ${office.line}. We place nurses and allied-health clinicians across the country.`,
  heading: `About ${brand}`,
  line: 'A place to find the next place',
  lead: `${brand} places nurses and allied-health clinicians. We work from ${office.line}, with jobs across the country.`,
  story: {
    title: 'Who we are',
    paragraphs: [
      'A clinician decides where to live for a season, and a unit decides whom to trust with its patients. Our job is to make sure both know what they are getting.',
      'That is less about software than about asking. What is the ratio at night? Who do you call when it gets bad? Would you work there yourself? We ask on your behalf, and on behalf of the people in the beds.',
      'We are a staffing agency, not a job board. Each job on this site is open, each has a weekly figure where the facility gives one, and each has a recruiter who has read it.',
    ],
  },
  mission: {
    title: 'Our mission',
    statement: 'Every shift covered by someone who wants to be there.',
    text: 'Patients do better with a nurse who is rested, prepared, and happy to be there. So we would rather lose a placement than fill it with a bad fit: for you, for the unit, and for whoever is in bed 12.',
  },
  principlesTitle: 'How we work',
  principlesLead: 'Rules short enough to remember on a bad day.',
  fieldsTitle: 'What we staff',
  fieldsLead: 'Ten fields, from the bedside to the bench.',
  office: {
    title: 'Where to find us',
    text: `Our office is in ${office.line}. Most of our recruiters answer from there, weekdays. At work and something is wrong? Call your recruiter first.`,
  },
  closing: {
    title: 'Come and talk',
    text: 'A question about a job, a unit or your license: ask it. Nobody has to sign up for an answer.',
  },
} as const;

export const ABOUT_PRINCIPLES = [
  {
    icon: 'eye',
    title: 'Say it before they ask',
    text: 'The bad shift, the broken elevator, the manager who is leaving. You hear it from us first.',
  },
  {
    icon: 'phone',
    title: 'Pick up',
    text: 'A clinician at work has ten minutes at most. Calls come before meetings.',
  },
  {
    icon: 'shield',
    title: 'Safe beats full',
    text: 'If an assignment is unsafe, we help you raise it, and we do not hold it against you.',
  },
  {
    icon: 'map',
    title: 'Know the place',
    text: 'Rents, roads in winter, where night shift eats. We keep notes from everyone who has been there.',
  },
] as const;
