import type { PayUnit } from '@/lib/domain/job/job';
import type { PayPart } from './parts';

type Of = Pick<PayPart, 'purpose'>;

export const isBase = ({ purpose }: Of) => purpose === 'base';
export const isTaxable = ({ purpose }: Of) => purpose === 'taxable';
/** Whatever it is paid for, a stipend is the tax-free part of the pay. */
export const isTaxFree = ({ purpose }: Of) =>
  purpose === 'taxFree' || purpose === 'stipend' || purpose === 'perDiem';

/** Whether a part has this unit. */
export const isOf = (unit: PayUnit | null) => (part: PayPart) => part.unit === unit;

/** Whether a part follows 'or' or a slash; only 'or' rules out that both are paid: '$800 taxed / $1,400 untaxed'. */
export const isOr = ({ how }: Pick<PayPart, 'how'>) => how === 'or' || how === 'slash';

/** Whether parts that would be added up are for one or the other: days or nights, 36 or 48 hours. */
export const areAlternatives = (parts: readonly PayPart[]): boolean =>
  parts.some((part, at) => part.isVariant || (at > 0 && isOr(part)));

/** Whether a taxable part or a tax-free one is paid instead of another: '$1,000 taxable or $1,400 tax-free'. */
export const areEither = (parts: readonly PayPart[]): boolean =>
  parts.some((part, at) => {
    const before = parts[at - 1];
    return before && part.how === 'or' && before.purpose !== part.purpose;
  });
