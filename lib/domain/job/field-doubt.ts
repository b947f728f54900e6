/** The facts of a job that people type, as the platform's check names them. */
export type FactName =
  | 'record'
  | 'id'
  | 'jobNumber'
  | 'orderType'
  | 'specialty'
  | 'title'
  | 'city'
  | 'state'
  | 'place'
  | 'geolocation'
  | 'shift'
  | 'pay'
  | 'daysOpen'
  | 'contractLength'
  | 'contract'
  | 'description';

/** What was wrong with a fact as somebody typed it. Whoever reads the fact says so, whether it could be mended or not. */
export type FieldDoubt<Kind extends string = string> = {
  readonly field: FactName;
  readonly kind: Kind;
  /** The text as the platform sent it. */
  readonly example: string;
};
