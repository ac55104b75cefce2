import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { ApiError, messages } from './error.ts';
import { groupedFields } from './form-fields.ts';
import { multipartLimits } from './multipart-body.ts';

/** A form as an object: a name that occurs more than once, or ends in `[]` or `[0]`, becomes an array. */
export const parseForm = (text: string): Record<string, string | string[]> => groupedFields(new URLSearchParams(text));

/**
 * JSON and forms; an empty body of either kind is an empty object. Form-data is read by the call that takes it, after
 * it has looked at the token (`readMultipart`).
 */
export const registerBodyParsers = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(new ApiError(400, messages.unreadable));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parseForm(String(body)));
  });
  await app.register(multipart, { limits: multipartLimits });
};
