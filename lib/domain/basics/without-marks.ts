/** Marks that follow an address in a sentence, and come along at its end. */
const MARK = /[.,;:!?)\]>"'”’\s]$/;

/** A value without the marks at its end. */
export function withoutMarks(value: string): string {
  let plain = value;
  while (MARK.test(plain)) plain = plain.slice(0, -1);
  return plain;
}
