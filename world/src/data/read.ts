import { readdirSync, readFileSync } from 'node:fs';
import { brand } from '@shop/contract';
import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

const folder = new URL('../../data/', import.meta.url);

/** An object of these properties and no others: a misspelt name is an error. */
export const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** @throws Error that names the file below `world/data`, the place in it (as a JSON pointer) and what is wrong there */
export const checked = <S extends TSchema>(file: string, schema: S, value: unknown): Static<S> => {
  if (Value.Check(schema, value)) return value;
  const problems = [...Value.Errors(schema, value)].map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  );
  throw new Error(`world/data/${file}: ${problems.slice(0, 3).join('; ')}`);
};

/** The text of a file below `world/data`; paths of the brand are written `/{brand}plus` there (ROUTE-003). */
export const readText = (file: string): string =>
  readFileSync(new URL(file, folder), 'utf8').replaceAll('{brand}', brand.slug);

/** @throws Error that names the file when it cannot be read, is no JSON or is not of the schema */
export const readJson = <S extends TSchema>(file: string, schema: S): Static<S> => {
  let value: unknown;
  try {
    value = JSON.parse(readText(file));
  } catch (error) {
    throw new Error(`world/data/${file}: ${String(error)}`, { cause: error });
  }
  return checked(file, schema, value);
};

/** Names, without `.json`, of the files in a folder below `world/data`, in the order of the alphabet. */
export const jsonFilesIn = (name: string): string[] =>
  readdirSync(new URL(`${name}/`, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
