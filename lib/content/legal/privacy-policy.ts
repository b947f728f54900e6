import { SITE } from '@/lib/config/site';
import { SAMPLE_EFFECTIVE } from './legal-text';
import type { LegalText } from './legal-text';

const { brand, legalName, email, phone, office } = SITE;

/** SAMPLE CONTENT: a complete text to start from, not legal advice. Counsel has to check it before it is used. */
export const PRIVACY_POLICY: LegalText = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description: `What ${brand} collects when you look for work, apply or write to us, what it is used for, who sees it, how long it is kept, and your choices.`,
  intro: `This policy says what ${legalName} ("${brand}", "we") does with personal information on this website and in the work that follows from it. It is written to be read.`,
  effective: SAMPLE_EFFECTIVE,
  sections: [
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        'What you give us:',
        [
          'Application and Quick Apply: your first and last name, email address, phone number, your choice about messages from us, and your resume if you add one.',
          'Contact form: your name, email address, phone number, subject and message.',
          'Screening call and later conversations: license and certifications, experience, availability, preferences about place, shift and pay.',
          'If you are placed: what an employer has to collect, such as work authorization, tax and payroll details, and health records a facility requires. You give these in a separate, secured system, not on this website.',
        ],
        'Collected automatically: the address your device uses on the internet, the type of browser, pages viewed, the page you came from, and errors that occur. Forms also measure how long they were open, and may use a captcha, to keep automated senders out.',
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'What we use it for',
      blocks: [
        [
          'To match you with jobs, put you forward for those you agree to, and arrange interviews and contracts.',
          'To call, text and email you about jobs and your application, if you agreed to it.',
          'To answer questions and to keep a record of what was agreed.',
          'To run, secure and improve the website, and to prevent fraud.',
          'To meet legal duties, such as those about employment records and taxes.',
        ],
        'We do not use what you tell us to advertise other companies’ products, and we do not sell it.',
      ],
    },
    {
      id: 'virtual-assistant',
      heading: 'Recruiter Riley',
      blocks: [
        'Recruiter Riley is a virtual assistant. After an application it may email and text you and hold a short screening call. The call is written down and kept with your application for a human recruiter to read.',
        'Riley does not decide who is put forward or hired. You may ask for a person instead at any time, and your application is treated the same.',
      ],
    },
    {
      id: 'text-messages',
      heading: 'Text messages',
      blocks: [
        `If you check the agreement on a form, ${brand} may send you texts about jobs and your application. How many depends on what you apply for. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
        'Your mobile number and your consent to texts are not shared with third parties for their own marketing. Carriers are not liable for delayed or undelivered messages.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: [
        [
          'Facilities you agree to be put forward to.',
          'Companies that work for us under contract: the staffing platform that keeps applications, email and text services, hosting, captcha and, where switched on, analytics and error reporting. They may use the information for that work alone.',
          'Authorities and courts, where the law requires it.',
          'A successor, if the business or part of it is transferred. It is bound by this policy until it tells you otherwise.',
        ],
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage in your browser',
      blocks: [
        'The website works without cookies of its own. While you fill in a form, what you typed is kept in your browser for that visit so that a reload loses nothing; it is removed when the form is sent or the tab is closed. The resume file is not kept. Whether you opened the job filters on a small screen is remembered for that visit, too.',
        'If the address you came by names a job board or a campaign, your browser keeps that name until the tab is closed. It is sent with an application, so that we know which boards bring applicants. We count, by that name and by day, how often jobs and forms are opened and applications arrive, and which words of a search found nothing once five visitors have searched for them; where it is switched on, also how quickly pages appear. These counts hold nothing of you, and none of it is kept or counted where your browser sends the Global Privacy Control signal.',
        'To help you look for work, your browser keeps on this device what you saved, the jobs you applied for with the day, the receipt code of each application and whether a resume went with it, the jobs you looked at last, your last searches and the day of your last visit. Of a job it keeps the number, title, place and pay; of an application nothing of what you wrote. We do not see any of it: to show which jobs are still open, your browser asks for them by number, to show jobs like the one you applied for it names that one, and to count what is new it names the day of your last visit. It stays until you remove it. The page “Saved jobs” lists your jobs and searches and clears all of it with one button; clearing this website’s data in your browser does the same. A shortlist you share is in the link itself: whoever has the link can read it. If you press “Use my location”, your position stays on the device; only the name of the closest town with jobs becomes part of the page’s address.',
        'Maps, captchas and analytics come from other companies, which may set cookies. The map loads only when you ask for it. Analytics and error reporting are off where your browser sends the Global Privacy Control signal.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        'Applications and conversations: for as long as we may have work for you, and no longer than 3 years after we last heard from you, unless the law asks for more. While the system that keeps applications cannot be reached, a new one waits encrypted on our web server until it is passed on; one that cannot be passed on by itself waits for one of our people, and is erased 30 days after they have seen it at the latest. The receipt code of an application that was passed on stays on our web server for 30 days with the day, and nothing else of you. Contact messages: 1 year. Technical logs: 90 days. Records of people we have employed follow the periods set by employment and tax law.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'Your choices and rights',
      blocks: [
        [
          'Ask what we hold about you and have a copy.',
          'Have it corrected or deleted, as far as the law lets us.',
          'Take back your consent to calls, texts or emails.',
          'Have someone act for you, with your written permission.',
          'Complain to the authority in your state.',
        ],
        `Write to ${email} or call ${phone.text}. We answer within 45 days and may ask for something that shows it is you. We do not treat anyone differently for asking. Depending on where you live, state law may give you further rights; we apply the ones above to everyone.`,
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        'Connections are encrypted, access is limited to the people who need it, and files are checked before they are accepted. No system is perfectly safe. If something happens that puts you at risk, we tell you without undue delay. Please do not send Social Security numbers or health records by email, text or contact form.',
      ],
    },
    {
      id: 'children-and-visitors',
      heading: 'Children, and visitors from abroad',
      blocks: [
        'The website is for adults looking for professional work. We do not knowingly collect information about anyone under 16. It is run in the United States and meant for work there; information is processed there.',
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes, and how to reach us',
      blocks: [
        'If this policy changes, the date at the top changes with it, and changes that matter are announced on the website before they take effect.',
        `${legalName}, ${office.line}. Email ${email}, phone ${phone.text}.`,
      ],
    },
  ],
};
