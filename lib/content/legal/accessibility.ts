import { SITE } from '@/lib/config/site';
import { SAMPLE_EFFECTIVE } from './legal-text';
import type { LegalText } from './legal-text';

const { brand, email, phone } = SITE;

/** SAMPLE CONTENT: a complete statement to start from. The owner has to check it against the site as it is run. */
export const ACCESSIBILITY: LegalText = {
  path: '/accessibility',
  title: 'Accessibility Statement',
  description: `How the ${brand} website is made to work for everyone: the standard it follows, what is known not to work yet, and how to tell us or get help.`,
  intro: `Everyone should be able to find work on this website: with a keyboard, a screen reader, large type, one hand, or a tired pair of eyes after a night shift.`,
  effective: SAMPLE_EFFECTIVE,
  sections: [
    {
      id: 'standard',
      heading: 'The standard',
      blocks: [
        'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Pages are checked by automated tests with every change, and by hand with a keyboard, at high zoom and on small screens.',
      ],
    },
    {
      id: 'measures',
      heading: 'What we have done',
      blocks: [
        [
          'Everything can be reached and used by keyboard, with a visible focus, and a link that skips to the content.',
          'Text and controls keep their contrast on every background, and forced colors are respected.',
          'Pages reflow down to 320 pixels and at 400% zoom without sideways scrolling.',
          'Things that move can be paused, and stand still where your system asks for reduced motion.',
          'Errors are named in words beside the field they belong to, and what you typed stays.',
          'The job list, job pages and all text pages work without JavaScript.',
          'The job map has a list with the same content.',
        ],
      ],
    },
    {
      id: 'limits',
      heading: 'What we know of',
      blocks: [
        'Some parts come from others: the visible captcha, the map behind the drawn one, and forms for references and onboarding. They may fall short of the standard. If one stands in your way, we take your application or your details by phone.',
        'Job descriptions are written by facilities. We clean up their structure, but not always their wording.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us',
      blocks: [
        `If something does not work for you, write to ${email} or call ${phone.text}. Say which page and what you tried. A person answers within two working days, helps you with what you came for, and tells you what will be fixed and when.`,
      ],
    },
  ],
};
