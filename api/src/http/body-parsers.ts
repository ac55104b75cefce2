import type { FastifyInstance } from 'fastify';
import { ApiError, messages } from './error.ts';

/** A form as an object: a name that occurs more than once, or ends in `[]` or `[0]`, becomes an array. */
export const parseForm = (text: string): Record<string, string | string[]> => {
  const fields = new Map<string, string[]>();
  const lists = new Set<string>();
  for (const [rawName, value] of new URLSearchParams(text)) {
    const name = rawName.replace(/\[\d*\]$/, '');
    if (name !== rawName) lists.add(name);
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => {
      const [first = ''] = values;
      return [name, values.length > 1 || lists.has(name) ? values : first];
    }),
  );
};

/** JSON and forms; an empty body of either kind is an empty object. */
export const registerBodyParsers = (app: FastifyInstance): void => {
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
};
