import type { Asked } from '../http-call.ts';

interface Documented {
  paths: Record<
    string,
    Record<string, { requestBody?: { content?: Record<string, { schema?: { properties?: object } }> } }>
  >;
}

/** The fields of a body that a server takes, by method and path; undefined for a path of which it says nothing. */
const fieldsOf = ({ paths }: Documented, method: string, path: string): ReadonlySet<string> | undefined => {
  const content = Object.values(paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {});
  const known = content.flatMap(({ schema }) => Object.keys(schema?.properties ?? {}));
  return known.length > 0 ? new Set(known) : undefined;
};

/**
 * A server of the release before, asked as a page of that release would ask it: a field that came with this one, and that
 * its own documentation does not name, is left out.
 */
export const olderServer = async (url: string): Promise<Asked> => {
  const documented = (await (await fetch(new URL('/docs/json', url))).json()) as Documented; // OpenAPI
  return {
    url,
    ask: (address, { body, ...init }) => {
      const known = fieldsOf(documented, init.method, new URL(address).pathname);
      const isKnown = ([name]: [string, unknown]): boolean => known?.has(name) ?? true;
      if (body === undefined) return fetch(address, init);
      if (typeof body === 'string') {
        const knownFields = Object.fromEntries(Object.entries(JSON.parse(body)).filter(isKnown));
        return fetch(address, { ...init, body: JSON.stringify(knownFields) });
      }
      return fetch(address, { ...init, body: new URLSearchParams([...body].filter(isKnown)) });
    },
  };
};
