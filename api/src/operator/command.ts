import { Type, type TSchema } from 'typebox';
import { formatMoney } from '@shop/format';
import {
  operatorSchemas,
  type FileBody,
  type OperatorBody,
  type OperatorCallName,
  type OperatorInput,
  type OperatorQuery,
  type OperatorResult,
} from '@shop/contract/operator';
import { plainText } from '../domain/text/plain-text.ts';
import { allOf, type Ask } from './ask.ts';
import { fieldsOf, isCents, optionsOf, placeholderOf, readOption, readSubject, type Given } from './input.ts';

/** An option of a command; one without a value is set or not. */
interface Option {
  readonly name: string;
  readonly value: string | null;
  readonly isOptional: boolean;
}

/** Result of a command: words for people, and the same as data for programs. */
export interface Said {
  readonly text: string;
  readonly data: unknown;
}

/** A command such as `returns accept`: makes the API's calls and says what came of them. */
export interface Command {
  /** Name of its subject; null without a single one. */
  readonly subject: string | null;
  readonly options: readonly Option[];
  readonly run: (ask: Ask, subject: string, given: Given) => Promise<Said>;
}

type KeyOf<T> = T extends FileBody ? never : T extends object ? keyof T & string : never;
type FieldOf<N extends OperatorCallName> = KeyOf<OperatorQuery<N>> | KeyOf<OperatorBody<N>>;

/** How a command line says what a call takes: each field by an option of its name, but for what is said here. */
interface Reading<N extends OperatorCallName> {
  /** The field that stands behind the command. */
  readonly subject?: FieldOf<N>;
  readonly named?: Readonly<Partial<Record<FieldOf<N>, string>>>;
  /** Values that the command itself gives. */
  readonly fixed?: Readonly<Partial<Record<FieldOf<N>, string | number | boolean>>>;
  /** Options before they are read. */
  readonly prepare?: (given: Given) => Given | Promise<Given>;
}

/** Where a list begins and ends is no option: it is read part by part. */
const isPlace = (name: string): boolean => name === 'after' || name === 'limit';

const partsOf = <N extends OperatorCallName>(call: N, reading: Reading<N>) => {
  const { subject, prepare = (given: Given) => given } = reading;
  const [named, fixed] = [reading.named ?? {}, reading.fixed ?? {}] as Readonly<Record<string, unknown>>[]; // by field
  const optionOf = (name: string): string => String(named?.[name] ?? name.replaceAll('_', '-'));
  const fields = fieldsOf(call).filter(({ name }) => !isPlace(name) || fixed?.[name] !== undefined);
  const asked = fields.filter(({ name }) => name !== subject && fixed?.[name] === undefined);
  return {
    subject: subject ?? null,
    options: asked.flatMap(({ name, schema }) =>
      optionsOf(optionOf(name), schema).map((option) => ({
        name: option,
        value: Type.IsBoolean(schema) ? null : placeholderOf(schema),
        isOptional: Type.IsOptional(schema),
      })),
    ),
    inputOf: async (text: string, given: Given): Promise<OperatorInput<N>> => {
      const prepared = await prepare(given);
      const input: Record<string, Record<string, unknown>> = {};
      for (const { name, part, schema } of fields) {
        const value =
          fixed?.[name] ??
          (name === subject ? readSubject(name, schema, text) : readOption(optionOf(name), schema, prepared));
        input[part] = { ...input[part], ...(value !== undefined && { [name]: value }) };
      }
      return input as OperatorInput<N>; // field by field as its schema says
    },
  };
};

/** A command that makes one call and says what came of it. */
export const makes = <N extends OperatorCallName>(
  call: N,
  reading: Reading<N>,
  says: (result: OperatorResult<N>, given: Given) => string,
): Command => {
  const { inputOf, ...shape } = partsOf(call, reading);
  return {
    ...shape,
    run: async (ask, subject, given) => {
      const data = await ask(call, await inputOf(subject, given));
      return { text: says(data, given), data };
    },
  };
};

/** A command with a way of its own, such as with files; `options` have what stands for their values, `[…]` may be left out. */
export const does = (
  subject: string | null,
  options: Readonly<Record<string, string | null>>,
  run: Command['run'],
): Command => ({
  subject,
  options: Object.entries(options).map(([name, value]) => ({
    name,
    value: value?.replaceAll(/[[\]]/g, '') ?? null,
    isOptional: value === null || value.startsWith('['),
  })),
  run,
});

export const dollars = (cents: number): string => formatMoney(cents, 'en');
export const dayOf = (instant: string): string => instant.slice(0, 10);
/** Units of an order's items by name, such as `2 × Elm Coffee Table, 1 × Lamp`. */
export const goodsOf = (units: readonly { name: string; qty: number }[]): string =>
  units.map(({ name, qty }) => `${qty} × ${name}`).join(', ');

/** Fields in one line of a table; nothing that a customer typed makes another line or column. */
export const lineOf = (fields: readonly (string | number)[]): string =>
  fields
    .map((field) => plainText(String(field)))
    .join('\t')
    .trimEnd();
export const listed = (lines: readonly string[], none: string): string =>
  lines.length === 0 ? none : lines.join('\n');
/** Rows below the names of their columns; `more` says how many others there are. */
export const table = (
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  none: string,
  more?: string | null,
): string => (rows.length === 0 ? none : [...[headings, ...rows].map(lineOf), ...(more ? [more] : [])].join('\n'));

type RowOf<N extends OperatorCallName> = OperatorResult<N> extends { list: readonly (infer Row)[] } ? Row : never;
type ListCall = {
  [N in OperatorCallName]: OperatorResult<N> extends { list: readonly unknown[] } ? N : never;
}[OperatorCallName];

/** A value as a table has it: money in dollars, `…_at` as a day, units by name, nothing for null. */
const cellOf = (name: string, value: unknown, schema: TSchema | undefined): string => {
  if (value === null || value === undefined) return '';
  if (schema && isCents(schema)) return dollars(Number(value));
  if (Array.isArray(value)) return value.every((one) => typeof one === 'object') ? goodsOf(value) : value.join(', ');
  return name.endsWith('_at') ? dayOf(String(value)) : String(value);
};

/** A column of a list: a field of its rows, or a heading and what stands below it. */
type Column<Row> = (keyof Row & string) | readonly [heading: string, read: (row: Row) => string | number];

/** A command that shows a list, all its parts, a line for each row. */
export const lists = <N extends ListCall>(
  call: N,
  reading: Reading<N>,
  columns: readonly Column<RowOf<N>>[],
  none: string,
): Command => {
  const { inputOf, ...shape } = partsOf(call, reading);
  const { list } = operatorSchemas[call].result.properties;
  const schemas = Object(list.items).properties as Readonly<Record<string, TSchema>>; // rows are objects
  const inParts = fieldsOf(call).some(({ name }) => name === 'after');
  return {
    ...shape,
    run: async (ask, subject, given) => {
      const input = await inputOf(subject, given);
      const rows: readonly RowOf<N>[] = inParts
        ? await allOf(
            (place) =>
              ask(call, { query: { ...(input as { query?: object }).query, ...place } } as OperatorInput<N>) as never,
          )
        : ((await ask(call, input)) as { list: RowOf<N>[] }).list;
      const cells = (row: RowOf<N>) =>
        columns.map((column) =>
          typeof column === 'string' ? cellOf(column, row[column], schemas[column]) : column[1](row),
        );
      const headings = columns.map((column) => (typeof column === 'string' ? column : column[0]));
      return { text: table(headings, rows.map(cells), none), data: rows };
    },
  };
};
