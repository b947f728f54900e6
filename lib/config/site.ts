type Phone = {
  readonly text: string;
  readonly href: `tel:+1${string}`;
  /** What it is for, in a word, shown before it in the footer. */
  readonly label?: string;
};

/** What the owner edits below. It has an explicit type, so that a different text is never a different type. */
export type Site = {
  readonly brand: string;
  readonly legalName: string;
  readonly jobsBrand: string;
  readonly titleBrand: string;
  readonly whySlug: string;
  readonly phone: Phone;
  readonly secondPhone: Phone;
  /** A number that receives text messages; null if there is none, and nobody is asked to text. */
  readonly textPhone: Phone | null;
  readonly email: string;
  readonly office: {
    readonly city: string;
    readonly state: string;
    readonly stateName: string;
    readonly line: string;
  };
  readonly consentDefault: boolean;
};

/**
 * The agency behind the site: brand, addresses, numbers to call. What scripts need is here; what only pages need is separate, below, so
 * that no script carries it. SAMPLE CONTENT: 'Fernway' is not a real agency. See 'Make it yours' in the README.
 */
export const SITE: Site = {
  brand: 'Fernway',
  legalName: 'Fernway Health Staffing',
  /** The name used in share messages: 'Check out this … at Fernway Health Jobs!' */
  jobsBrand: 'Fernway Health Jobs',
  /** Ends the title of each page, of which search results show 60 characters: use a short form if the brand is long. */
  titleBrand: 'Fernway',
  /** The page `/why-{slug}`. */
  whySlug: 'fernway',
  phone: { label: 'Office', text: '(515) 555-0142', href: 'tel:+15155550142' },
  secondPhone: { label: 'Toll-free', text: '(800) 555-0117', href: 'tel:+18005550117' },
  textPhone: { text: '(515) 555-0142', href: 'tel:+15155550142' },
  email: 'hello@fernway.example',
  office: { city: 'Des Moines', state: 'IA', stateName: 'Iowa', line: 'Des Moines, Iowa' },
  /** The agreement box on the application forms starts checked (specification, section 5). */
  consentDefault: true,
};

/** The home page in search results; `title` is also the title of a page without one of its own. */
export const IN_SEARCH: { readonly title: string; readonly tagline: string } = {
  title: 'Nursing and allied health jobs',
  tagline: 'Nursing and allied health jobs, with a recruiter who knows your name.',
};

/** The agency on social networks. */
export const SOCIALS: readonly {
  readonly name: 'Facebook' | 'LinkedIn' | 'Instagram';
  readonly href: string;
}[] = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { name: 'Instagram', href: 'https://www.instagram.com/' },
];

/** Where reviews of the agency are read and written. */
export const REVIEW_PLACES: { readonly listing: string; readonly write: string } = {
  listing: 'https://reviews.example.com/fernway',
  write: 'https://reviews.example.com/fernway/write',
};

type Seal = {
  /** Its picture, square: a drawing in public/art or a photograph in public/photos. */
  readonly src: `/art/${string}` | `/photos/${string}`;
  readonly alt: string;
  readonly text: string;
};
/** The certification in the footer. Without one: null. */
export const SEAL: Seal | null = {
  src: '/art/seal.svg',
  alt: 'Certification seal',
  text: 'Sample seal',
};

/**
 * What a referral pays, as the specification quotes it on each page: the owner decides which of them is right. The qualifier is shown
 * beside each.
 */
export const REFERRAL_BONUS: Record<'why' | 'riley' | 'benefits' | 'qualifier', string> = {
  why: 'up to $1000',
  riley: 'up to $300',
  benefits: '$1,000 unlimited',
  qualifier:
    'Paid after the person you refer finishes their first contract. Ask your recruiter how much it is for their role.',
};
