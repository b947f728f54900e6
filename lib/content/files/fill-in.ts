import { ownValue } from '@/lib/domain/basics/own-value';
import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import { CONTRACT_RANGE, CONTRACT_WEEKS } from '@/lib/content/jobs/contract';
import { SCREENING_CALL } from '@/lib/content/jobs/screening-call';

/** The placeholders a text in `content/` may use in braces, such as `{brand}`. `content/schema/text.schema.json` lists the same names. */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  brand: SITE.brand,
  legalName: SITE.legalName,
  phone: SITE.phone.text,
  email: SITE.email,
  office: SITE.office.line,
  state: SITE.office.stateName,
  whyBonus: REFERRAL_BONUS.why,
  rileyBonus: REFERRAL_BONUS.riley,
  benefitsBonus: REFERRAL_BONUS.benefits,
  bonusQualifier: REFERRAL_BONUS.qualifier,
  usualWeeks: String(CONTRACT_WEEKS.usual),
  contractRange: CONTRACT_RANGE,
  screeningCall: SCREENING_CALL,
};

/**
 * The content of a file, with the agency's names and figures in place of the braces, in every text however deep. An unknown name stays as
 * written: the check before a build reports where it is (docs/decisions/0050). The file's `$schema`, which is for editors, is left out.
 */
export function fillIn<T>(content: T): T;
export function fillIn(content: unknown): unknown {
  if (typeof content === 'string')
    return content.replace(
      /\{(\w+)\}/g,
      (braces, name: string) => ownValue(PLACEHOLDERS, name) ?? braces,
    );
  if (Array.isArray(content)) return content.map((one) => fillIn(one));
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).filter(([key]) => key !== '$schema');
  return Object.fromEntries(entries.map(([key, value]) => [key, fillIn(value)]));
}
