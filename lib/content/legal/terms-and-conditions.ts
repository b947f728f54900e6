import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import { SAMPLE_EFFECTIVE } from './legal-text';
import type { LegalText } from './legal-text';

const { brand, legalName, email, phone, office } = SITE;

/** SAMPLE CONTENT: a complete text to start from, not legal advice. Counsel has to check it before it is used. */
export const TERMS_AND_CONDITIONS: LegalText = {
  path: '/terms-and-conditions',
  title: 'Terms and Conditions',
  description: `The terms for using the ${brand} website: job information, applications, messages, referral bonuses, acceptable use and liability.`,
  intro: `These terms apply between you and ${legalName} ("${brand}", "we") when you use this website. If you do not agree with them, please do not use it; you can still call us.`,
  effective: SAMPLE_EFFECTIVE,
  sections: [
    {
      id: 'the-website',
      heading: 'What the website is',
      blocks: [
        'It shows open jobs for nurses and allied-health clinicians and lets you apply for them. Using it is free. It does not create an employment contract, a promise of work or an agency relationship; those begin only with a written agreement signed by both sides.',
      ],
    },
    {
      id: 'job-information',
      heading: 'Job information and pay',
      blocks: [
        'Jobs come from facilities and change often. We take care to show what is current, but a job may be filled, changed or withdrawn before we hear of it.',
        'Pay is an estimate and may change with the facility, the shift and the length of the contract. Ranges that sum up several jobs are worked out from the jobs open at the time. What you are paid is what your signed agreement says.',
        'Reimbursements for lodging and meals depend on tax rules and on your own circumstances. Nothing here is tax advice.',
      ],
    },
    {
      id: 'applications',
      heading: 'Your application',
      blocks: [
        [
          'What you tell us has to be true, current and about yourself.',
          'You must be at least 18 and able to work lawfully in the United States, with the license the job asks for or a realistic way to it.',
          'Send only files that are yours to send and free of malware.',
          'We may verify licenses, references and employment with your consent, and as the law requires.',
        ],
        'We may decline an application, and a facility may decline a candidate, for any lawful reason. See our Equal Opportunity statement.',
      ],
    },
    {
      id: 'messages',
      heading: 'Calls, texts and emails',
      blocks: [
        'By checking the agreement on a form you consent to calls, texts and emails about jobs and your application, including from Recruiter Riley, a virtual assistant. Consent is not a condition of buying anything. Message and data rates may apply. Reply STOP to opt out of texts and HELP for help; use the link in an email to end emails.',
      ],
    },
    {
      id: 'referral-bonus',
      heading: 'Referral bonus',
      blocks: [
        `Bonuses for referrals are quoted on several pages (${REFERRAL_BONUS.why}, ${REFERRAL_BONUS.riley}, or ${REFERRAL_BONUS.benefits} with a contract) because they belong to different offers. ${REFERRAL_BONUS.qualifier}`,
        'A referral counts once, for a person who was not known to us and who names you when applying. Offers may end at any time for referrals made afterwards.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      blocks: [
        'Please do not:',
        [
          'send applications or messages by automated means, or in someone else’s name;',
          'copy the job list in bulk, except as search engines do in keeping with our robots rules;',
          'try to get past security measures, or burden the service so that others cannot use it;',
          'put up anything unlawful, misleading or harassing.',
        ],
        'We may block access where this happens.',
      ],
    },
    {
      id: 'ownership',
      heading: 'Ownership',
      blocks: [
        `Text, drawings, marks and code of the website belong to ${legalName} or its licensors. You may read, print and share pages for your own job search. What you send us stays yours; you allow us to use it to find you work.`,
      ],
    },
    {
      id: 'other-sites',
      heading: 'Other websites',
      blocks: [
        'Some links and embedded forms or maps lead to services run by others, under their own terms. We choose them with care and do not control them.',
      ],
    },
    {
      id: 'liability',
      heading: 'Warranties and liability',
      blocks: [
        'The website is provided as it is. As far as the law allows, we give no warranty that it is free of errors, always available or fit for a particular purpose.',
        'As far as the law allows, we are not liable for indirect or consequential loss from the use of the website. Nothing here limits liability that cannot be limited by law, or rights you have as an employee.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        `The law of ${office.stateName} applies, without its rules on conflict of laws, and courts there have jurisdiction, unless the law of the place where you live says otherwise. If a provision turns out not to be valid, the rest stands.`,
        `Please talk to us first: most things are settled by a call to ${phone.text}.`,
      ],
    },
    {
      id: 'terms-changes',
      heading: 'Changes to these terms',
      blocks: [
        `We may change these terms; the date at the top says when. What you have already applied for stays under the terms of that day. Questions go to ${email}.`,
      ],
    },
  ],
};
