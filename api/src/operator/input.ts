import { Type, type TObject, type TSchema } from 'typebox';
import { operatorSchemas, type OperatorCallName, type OperatorCallSchema } from '@shop/contract/operator';
import { centsOf, unclearNumber } from '../domain/operator/typed.ts';
import { OperatorProblem } from '../domain/operator-problem.ts';

/** Options of a command line by their names, trimmed; a flag that was set is true. */
export type Given = Readonly<Record<string, string | true | undefined>>;

/** A field of a call's query or body, and the options that say it. */
export interface Field {
  readonly name: string;
  readonly part: 'query' | 'body';
  readonly schema: TSchema;
}

/** Stands for nothing: null, an empty list or 0. */
const none = '-';

const fieldsIn = (part: Field['part'], schema: TSchema | undefined): Field[] =>
  schema && Type.IsObject(schema)
    ? Object.entries((schema as TObject).properties).map(([name, one]) => ({ name, part, schema: one }))
    : [];

/** Inputs of a call, without its file. */
export const fieldsOf = (call: OperatorCallName): Field[] => {
  const { query, body }: OperatorCallSchema = operatorSchemas[call];
  return [...fieldsIn('query', query), ...fieldsIn('body', body)];
};

/** The same without that it may be null. */
const valueOf = (schema: TSchema): TSchema => (Type.IsUnion(schema) ? (schema.anyOf[0] ?? schema) : schema);
const isBoth = (schema: TSchema): boolean => Type.IsObject(schema) && 'fr' in schema.properties;
export const isCents = (schema: TSchema): boolean => /cents/i.test(String(Object(valueOf(schema)).description));
const choicesOf = (schema: TSchema): readonly string[] | undefined =>
  Type.IsArray(schema) ? choicesOf(schema.items) : (Object(schema).enum as readonly string[] | undefined);

/** How an option's value is shown where a command is explained. */
export const placeholderOf = (schema: TSchema): string => {
  const value = valueOf(schema);
  const choices = choicesOf(value)?.join('|');
  if (choices !== undefined) return Type.IsArray(value) ? `${choices},…` : choices;
  if (Type.IsArray(value)) return Type.IsObject(value.items) ? '<product number>:<units>,…' : '<text>,…';
  if (isCents(value)) return '<dollars>';
  return Type.IsInteger(value) ? '<number>' : '"<text>"';
};

/** The options of a field: words of the shop have two, in both languages. */
export const optionsOf = (option: string, schema: TSchema): string[] =>
  isBoth(valueOf(schema)) ? [option, `${option}-fr`] : [option];

/** Reads the units in a carton: `SOFA-000012:1,LAMP-000003:2`. @throws OperatorProblem */
const unitsIn = (text: string): { sku: string; qty: number }[] =>
  text.split(',').map((part) => {
    const [, sku, qty] = /^\s*(\S+):([1-9]\d{0,2})\s*$/.exec(part) ?? [];
    if (sku === undefined) throw new OperatorProblem(`"${part}" is not "<product number>:<units>".`);
    return { sku, qty: Number(qty) };
  });

const numberIn = (label: string, schema: TSchema, text: string): number => {
  if (text === none && Object(schema).minimum === 0) return 0;
  const read = isCents(schema) ? centsOf(text) : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 'none';
  if (typeof read === 'number') return read;
  if (read === 'unclear') throw new OperatorProblem(`${label}: ${unclearNumber(text, '1299.00')}`);
  throw new OperatorProblem(
    `${label} "${text}" is no ${isCents(schema) ? 'amount such as 50 or 49.99' : 'whole number such as 10'}.`,
  );
};

/** @throws OperatorProblem that says what is missing */
const missing = (label: string, schema: TSchema): never => {
  const choices = choicesOf(valueOf(schema));
  const wanted = choices
    ? `, one of ${choices.join(', ')}`
    : ` "<at most ${Object(schema).maxLength ?? 1_000} characters>"`;
  throw new OperatorProblem(`This needs ${label}${wanted}.`);
};

/** @throws OperatorProblem for a text that the schema does not allow, as far as an operator can put it right */
const read = (label: string, schema: TSchema, text: string): unknown => {
  if (Type.IsUnion(schema)) return text === none ? null : read(label, valueOf(schema), text);
  if (Type.IsArray(schema)) {
    if (Type.IsObject(schema.items)) return unitsIn(text);
    return text === none ? [] : text.split(',').map((one) => read(label, schema.items, one.trim()));
  }
  if (Type.IsInteger(schema)) return numberIn(label, schema, text);
  const isAllowed =
    choicesOf(schema)?.includes(text) ?? (text !== '' && text.length <= (Object(schema).maxLength ?? Infinity));
  return isAllowed ? text : missing(label, schema);
};

const readBoth = (option: string, schema: TSchema, given: Given): unknown => {
  const [en, fr] = [given[option], given[`${option}-fr`]];
  if (en === none && Type.IsUnion(schema)) return null;
  if (en && fr) return { en, fr };
  if (en === undefined && fr === undefined && Type.IsOptional(schema)) return undefined;
  throw new OperatorProblem(`This needs both --${option} and --${option}-fr.`);
};

/** Reads an option for a field; undefined where it was left out. @throws OperatorProblem */
export const readOption = (option: string, schema: TSchema, given: Given): unknown => {
  if (isBoth(valueOf(schema))) return readBoth(option, schema, given);
  const text = given[option];
  if (text === true || Type.IsBoolean(schema)) return text === true ? true : undefined;
  if (text === undefined) return Type.IsOptional(schema) ? undefined : missing(`--${option}`, schema);
  return read(`--${option}`, schema, text);
};

/** Reads the subject of a command, such as an order's number. @throws OperatorProblem */
export const readSubject = (name: string, schema: TSchema, text: string): unknown => {
  if (Type.IsInteger(schema) && !/^[1-9]\d{0,8}$/.test(text))
    throw new OperatorProblem(`"${text}" is no id, as the first column of a list shows it.`);
  return read(`<${name}>`, schema, text);
};
