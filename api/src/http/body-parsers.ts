import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../domain/shop-error.ts';
import { groupedFields } from './form-fields.ts';
import { multipartLimits } from './multipart-body.ts';
import { httpMessages } from './messages.ts';

/** A form as an object: a name that occurs more than once, or ends in `[]` or `[0]`, becomes an array. */
export const parseForm = (text: string): Record<string, string | string[]> => groupedFields(new URLSearchParams(text));

/** Nesting depth of objects and lists: more than any call needs, and little enough for recursive code. */
const deepest = 32;

const isTooDeep = (value: unknown): boolean => {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
};

/** @throws ShopError 400 for what is no JSON, or is nested deeper than anything that is asked for */
const parseJson = (text: string): unknown => {
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (!isTooDeep(body)) return body;
  } catch {
    // Reported as unreadable, like the case above.
  }
  throw new ShopError(400, httpMessages.unreadable);
};

/**
 * JSON and forms; an empty body of either kind is an empty object. Form-data is read by the call that takes it, after
 * the token was checked (`readMultipart`).
 */
export const registerBodyParsers = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new ShopError(400, httpMessages.unreadable));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parseForm(String(body)));
  });
  await app.register(multipart, { limits: multipartLimits });
};
