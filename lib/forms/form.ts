import type { Schema } from 'yup';
import { ValidationError } from 'yup';
import { ownValue } from '@/lib/domain/basics/own-value';

/** What the page shows of a field. */
export type ShownField = {
  /** Above its control, or beside its box. */
  readonly label: string;
  /** May stay empty, which its label then says. */
  readonly optional?: true;
  /** Attributes of its control. */
  readonly input?: {
    readonly type?: 'email';
    readonly inputMode?: 'email' | 'decimal';
    readonly autoComplete?: string;
    readonly maxLength?: number;
  };
};
type TypedField = ShownField & {
  readonly rule: Schema;
  /** Of a box: whether it is ticked in an untouched form. A text is empty there. */
  readonly empty?: boolean;
};
/** A file, which neither the schema nor a draft has. */
type FileField = ShownField & { readonly rule: null; readonly empty?: undefined };
export type FormField = TypedField | FileField;
export type FieldTable = Readonly<Record<string, FormField>>;

/** The names of the fields that are typed or ticked. */
type TypedName<Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { readonly rule: null } ? never : Name;
}[keyof Fields & string];
/** The names of those that may stay empty. */
export type OptionalName<Fields> = {
  [Name in TypedName<Fields>]: Fields[Name] extends { readonly optional: true } ? Name : never;
}[TypedName<Fields>];
type ValuesOf<Fields> = {
  [Name in TypedName<Fields>]: Fields[Name] extends { readonly empty: boolean } ? boolean : string;
};
/** At most one text per field. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/**
 * A form as its fields make it.
 * @param name of its draft, and the prefix of its ids
 * @param fields in the order of the page, and of the error summary
 * @param longest how many characters of a text a draft gives back at least; more where its control takes more
 */
export function createForm<Fields extends FieldTable>(
  name: string,
  fields: Fields,
  longest: number,
) {
  type Values = ValuesOf<Fields>;
  type Typed = Readonly<Record<keyof Values, unknown>>;
  type Errors = FieldErrors<keyof Values & string>;
  /** A value for each field that is typed or ticked. */
  const each = (valueOf: (name: string, field: TypedField) => unknown) =>
    Object.fromEntries(
      Object.entries<FormField>(fields).flatMap(([name, field]) =>
        field.rule ? [[name, valueOf(name, field)]] : [],
      ),
    ) as Values;

  /** The typed values tidied, or the first thing wrong with each field. */
  function read(typed: Typed): { values: Values } | { errors: Errors } {
    const errors = new Map<string, string>();
    const values = each((name, { rule }) => {
      try {
        return rule.validateSync(ownValue(typed, name));
      } catch (error) {
        if (!ValidationError.isError(error)) throw error;
        return errors.set(name, error.message);
      }
    });
    return errors.size > 0 ? { errors: Object.fromEntries(errors) as Errors } : { values };
  }

  return {
    name,
    fields,
    names: Object.keys(fields) as readonly (keyof Fields & string)[],
    /** The values of an untouched form. */
    empty: each((_, { empty = '' }) => empty),
    /** Stored values, laid over the empty form; whatever does not fit is left out. */
    restore: (kept: unknown): Values =>
      each((name, { empty = '', input }) => {
        const value = ownValue(Object(kept), name);
        if (typeof value !== typeof empty) return empty;
        if (typeof value !== 'string') return value;
        return value.slice(0, Math.max(longest, input?.maxLength ?? 0));
      }),
    read,
    errorsOf(typed: Typed): Errors {
      const reading = read(typed);
      return 'errors' in reading ? reading.errors : ({} as Errors);
    },
  };
}
