import { REFERRAL_BONUS, SITE } from '@/lib/config/site';

const { brand } = SITE;

/** The page `/why-{slug}`: what the agency promises. SAMPLE CONTENT: promises are for the owner to make. */
export const WHY = {
  path: `/why-${SITE.whySlug}`,
  title: 'Why Choose Us',
  description: `What you get when ${brand} finds your next job: pay you can ask about, one recruiter, answers about the unit, and a referral bonus ${REFERRAL_BONUS.why}.`,
  heading: `Why choose ${brand}`,
  line: `Why ${brand}`,
  lead: 'Because you should know the pay, the unit and the person on the phone before you say yes.',
  promisesTitle: 'What you can hold us to',
  promisesLead: 'Four plain promises. If we break one, tell us which.',
  stepsTitle: 'How a placement goes',
  stepsLead: 'No step takes longer than it has to, and you always know whose turn it is.',
  benefitsTitle: 'What comes with every contract',
  referral: {
    title: 'Send us someone good',
    figure: REFERRAL_BONUS.why,
    text: 'per successful referral',
  },
  closing: {
    title: 'Not sure where yet?',
    text: 'Tell us what matters to you: the pay, the place, the people or the hours. Start there.',
  },
} as const;

export const WHY_PROMISES = [
  {
    icon: 'pay',
    title: 'The pay comes first',
    text: 'If the facility gives a weekly figure, it is on the job. If not, ask us on the first call and we will tell you what we know.',
  },
  {
    icon: 'person',
    title: 'One recruiter, by name',
    text: 'The same voice from the first question to the last shift. When they are on vacation, you hear it from them, with the name of who steps in.',
  },
  {
    icon: 'unit',
    title: 'Answers about the unit',
    text: 'Ratios, floating, charting, call, parking. We ask the manager before you have to, and write the answers down.',
  },
  {
    icon: 'paper',
    title: 'The paperwork, done once',
    text: 'License, immunizations, certificates, references: kept in one file, with a reminder before anything runs out.',
  },
] as const;

export const WHY_STEPS = [
  {
    title: 'Say what you want',
    text: 'A job from the list, or just a direction. It takes about two minutes.',
  },
  {
    title: 'Look at real offers',
    text: 'Your recruiter comes back with jobs that match, with pay and the catch, if there is one.',
  },
  {
    title: 'Meet the manager',
    text: 'Most facilities want one phone interview. We tell you what they ask, and what you should.',
  },
  {
    title: 'Start, and stay in touch',
    text: 'We call after the first shift, in the second week, and before the contract ends.',
  },
] as const;
