import type { CallDefinition } from '@shop/contract';

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Every field with each of its values; absent ones (undefined, null) left out, arrays as repeated fields. */
const entries = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, unknown] => [name, one]),
  );

/** Fields as a query or a form-encoded body: `a=1&a=2&b=true`. */
export const encodeFields = (fields: Fields): string =>
  new URLSearchParams(entries(fields).map(([name, value]) => [name, textOf(value)])).toString();

const formDataOf = (fields: Fields): FormData => {
  const data = new FormData();
  for (const [name, value] of entries(fields)) data.append(name, value instanceof Blob ? value : textOf(value));
  return data;
};

/**
 * A body in the form that the call's definition asks for; one that holds a file always goes as form-data
 * (REQ-010).
 */
export const encodeBody = (
  kind: CallDefinition['body'],
  fields: Fields | undefined,
): { data?: string | FormData; contentType?: string } => {
  if (kind === undefined || fields === undefined) return {};
  if (kind === 'multipart' || entries(fields).some(([, value]) => value instanceof Blob)) {
    return { data: formDataOf(fields) };
  }
  return kind === 'json'
    ? { data: JSON.stringify(fields), contentType: 'application/json' }
    : { data: encodeFields(fields), contentType: 'application/x-www-form-urlencoded' };
};
