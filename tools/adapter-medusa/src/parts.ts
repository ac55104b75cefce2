import { uploadLimits } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

export const partLimits = { files: uploadLimits.files, fileSize: uploadLimits.fileSize, fields: 100 };

/** Fields of a form; what comes several times is a list. */
export const fieldsIn = (form: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const [first = '', ...more] = form.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );

/** Fields and files of a form, as its call's schema has them: what comes several times, and what is to be a list, is one. */
export const readParts = async (request: FastifyRequest, schema: TSchema): Promise<unknown> => {
  const form: Record<string, unknown[]> = {};
  for await (const part of request.parts()) {
    const name = part.fieldname.replace(/\[\d*\]$/, '');
    const list = (form[name] ??= []);
    if (part.type === 'field') list.push(part.value);
    else {
      const bytes = await part.toBuffer();
      // A browser sends an empty file for a field that was left empty.
      if (bytes.length > 0) list.push(new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }));
    }
  }
  const properties = (schema as { properties?: Record<string, { type?: string; items?: TSchema }> }).properties ?? {};
  const fields = Object.entries(form).flatMap(([name, list]) => {
    const kind = properties[name];
    if (!kind || list.length === 0) return [];
    if (kind.type !== 'array') return [[name, list[0]] as const];
    const isFiles = list.every((one) => one instanceof File);
    return [
      [name, isFiles || !kind.items ? list : list.map((one) => Value.Convert(kind.items as TSchema, one))] as const,
    ];
  });
  return Object.fromEntries(fields);
};
