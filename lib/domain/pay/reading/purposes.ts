import type { PayPart } from './parts';

type Of = Pick<PayPart, 'purpose'>;

export const isBase = ({ purpose }: Of) => purpose === 'base';
export const isTaxable = ({ purpose }: Of) => purpose === 'taxable';
/** Whatever it is paid for, a stipend is the tax-free part of the pay. */
export const isTaxFree = ({ purpose }: Of) =>
  purpose === 'taxFree' || purpose === 'stipend' || purpose === 'perDiem';
