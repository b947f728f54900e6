import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import type { Question } from './question';
import { SCREENING_CALL } from './screening-call';

/** A card or a step: what it is called and what it means for the reader. */
type Item = { readonly title: string; readonly text: string };

/** The page of the virtual recruiter (specification, section 1). The word that ends its messages is fixed. */
export const RILEY = {
  title: 'Recruiter Riley, Virtual Assistant',
  description: `Recruiter Riley is a virtual assistant: an email and a text after you apply, a ${SCREENING_CALL} screening call, then a human recruiter. Reply STOP to opt out.`,
  heading: 'Recruiter Riley, our virtual recruiter',
  line: 'Meet Recruiter Riley',
  lead: 'Riley is a virtual assistant. It asks the first questions; a human recruiter reads every profile.',
  benefitsTitle: 'Why we use Riley',
  benefitsLead: 'You might apply at 4 a.m. Riley answers when the office is closed.',
  stepsTitle: 'How it works',
  stepsLead: 'Five steps, from your application to a person with a name.',
  human: {
    title: 'A note on people',
    statement: 'Riley asks. A human recruiter decides what happens next.',
    text: `Riley does not choose you, turn you down or negotiate your pay. It gathers what a recruiter would ask first, and passes on your words as you said them. Everyone who is placed by ${SITE.brand} has spoken with a human recruiter before a facility sees their name.`,
    aside:
      'Rather not talk to an assistant at all? Say so, or call us. It makes no difference to your application.',
  },
  faqTitle: 'Questions about Riley',
  faqLead: 'Not answered here? Ask a person.',
  referral: {
    title: 'Know someone good?',
    figure: REFERRAL_BONUS.riley,
    text: 'for a referral. Tell Riley, or your recruiter.',
  },
  closing: {
    title: 'Ready when you are',
    text: 'Leave your name with Quick Apply. It takes about two minutes, and you can add a resume later.',
  },
} as const;

export const RILEY_BENEFITS: readonly (Item & { readonly icon: RileyIcon })[] = [
  {
    icon: 'moon',
    title: 'No office hours',
    text: 'Riley writes after your application arrives, whether or not an office is open.',
  },
  {
    icon: 'timer',
    title: 'Short on purpose',
    text: `The screening call takes ${SCREENING_CALL}s. You can take it in the car, parked.`,
  },
  {
    icon: 'calendar',
    title: 'When it suits you',
    text: 'Say when you can talk, and move it if the day turns out otherwise.',
  },
  {
    icon: 'repeat',
    title: 'Said once',
    text: 'License, unit, shift, start date: your recruiter has read it before you speak.',
  },
  {
    icon: 'scale',
    title: 'The same for everyone',
    text: 'Every applicant for a job hears the same first questions, in the same order.',
  },
  {
    icon: 'hand',
    title: 'Easy to stop',
    text: 'Reply STOP to any text and the texts end. Your application stays where it is.',
  },
];

/** Names of drawings; the page knows which is which. */
export type RileyIcon = 'moon' | 'timer' | 'calendar' | 'repeat' | 'scale' | 'hand';

export const RILEY_STEPS: readonly Item[] = [
  {
    title: 'You apply',
    text: 'For one job, or with Quick Apply. A resume helps and can come later.',
  },
  {
    title: 'Riley emails and texts you',
    text: 'After your application arrives. The message names the job, so you know what it is about.',
  },
  {
    title: `A ${SCREENING_CALL} call`,
    text: 'License and certifications, recent experience, shifts, places, a start date, and what you hope to earn.',
  },
  {
    title: 'Your profile goes to a recruiter',
    text: 'What you said, in order, with your resume. Riley does not score or reject anyone.',
  },
  {
    title: 'A human recruiter calls',
    text: 'With answers about the unit and the pay, and with other jobs if this one is not right.',
  },
];

/** Eight, each with one answer (specification, section 2). */
export const RILEY_QUESTIONS: readonly Question[] = [
  {
    question: 'Is Riley a real person?',
    answer:
      'No. Riley is a virtual assistant, and says so at the start of every call. The recruiter who calls you afterwards is a person.',
  },
  {
    question: 'When will I hear from Riley?',
    answer:
      'After your application has arrived, by email and by text to the number you gave. If nothing comes, look in your spam folder or call us.',
  },
  {
    question: 'What does Riley ask?',
    answer:
      'Which license and certifications you hold, what you have done lately, when and where you could start, and which shifts you want. It does not ask about your health, your age or your family.',
  },
  {
    question: 'How long is the call?',
    answer: `A ${SCREENING_CALL} call is enough for most people. If you have to go, Riley saves what you said and offers another time.`,
  },
  {
    question: 'How do I stop the messages?',
    answer:
      'Reply STOP to any text. For emails, use the link at the bottom of each. Reply HELP for help, or call us and a person will see to it.',
  },
  {
    question: 'Does Riley decide whether I get the job?',
    answer:
      'No. Riley decides nothing. A recruiter reads your profile, and the facility decides who gets an interview.',
  },
  {
    question: 'Can I skip Riley and speak with a person?',
    answer: `Yes. Reply that you would rather have a recruiter, or call ${SITE.phone.text}. Your application is treated the same.`,
  },
  {
    question: 'What happens to my answers?',
    answer:
      'The call is written down for your recruiter and kept with your application. The Privacy Policy says for how long, and how to have it corrected or deleted.',
  },
];

/** How a first exchange reads. SAMPLE CONTENT. */
export const RILEY_MESSAGES = [
  {
    from: 'riley',
    text: `Hi, this is Riley, the virtual assistant at ${SITE.brand}. Thanks for applying for ICU RN, nights.`,
  },
  {
    from: 'riley',
    text: `Do you have time for a ${SCREENING_CALL} call? A human recruiter reads your answers next. Reply STOP to opt out.`,
  },
  { from: 'you', text: 'Yes. After 5 pm is good.' },
  { from: 'riley', text: 'Thank you. I will call at 5:15 pm. To move it, just text me a time.' },
] as const;
