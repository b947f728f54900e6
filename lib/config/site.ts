/**
 * The agency behind the site: brand, addresses, numbers to call. SAMPLE CONTENT: 'Fernway' is not a real agency.
 * See 'Make it yours' in the README.
 */
export const SITE = {
  brand: 'Fernway',
  legalName: 'Fernway Health Staffing',
  /** The name used in share messages: 'Check out this … at Fernway Health Jobs!' */
  jobsBrand: 'Fernway Health Jobs',
  /** The home page in search results, and what a page without a title of its own is called. */
  title: 'Nursing and allied health jobs',
  tagline: 'Nursing and allied health jobs, with a recruiter who knows your name.',
  /** The page `/why-{slug}`. */
  whySlug: 'fernway',
  phone: { text: '(515) 555-0142', href: 'tel:+15155550142' },
  secondPhone: { text: '(800) 555-0117', href: 'tel:+18005550117' },
  email: 'hello@fernway.example',
  office: { city: 'Des Moines', state: 'IA', stateName: 'Iowa', line: 'Des Moines, Iowa' },
  socials: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
  ],
  /** Where reviews of the agency are read and written. */
  reviews: {
    listing: 'https://reviews.example.com/fernway',
    write: 'https://reviews.example.com/fernway/write',
  },
  /** The certification in the footer; its picture is `public/art/seal.svg`. */
  seal: {
    alt: 'Certified (sample seal)',
    text: 'Certified healthcare staffing. Sample seal: replace with your own.',
  },
  /** The agreement box on the application forms starts checked (specification, section 5). */
  consentDefault: true,
  /**
   * What a referral pays, as the specification quotes it on each page: which of them holds is the owner's choice. The
   * qualifier stands beside every one of them.
   */
  referralBonus: {
    why: 'up to $1000',
    riley: 'up to $300',
    benefits: '$1,000 unlimited',
    qualifier:
      'Paid after the person you refer has completed a first contract. The amount depends on the position; your recruiter tells you which applies.',
  },
} as const;
