import { paths, safeTarget, type CallResult } from '@shop/contract';
import { redirect, replace } from 'react-router-dom';
import type { ShellServices } from '../services.ts';
import { routeForType } from '../../contract/find-route.ts';
import { loadPage, type PageRequest } from './load-page.ts';
import { awaitServed } from './served.ts';
import { shellPage, type PageData } from './page-data.ts';
import { classifyUnknownPath } from './unknown-path.ts';

type Resolved = CallResult<'pathResolve'>;

const notFound = (): PageData => shellPage('NotFound', 404, 'not-found');

/** The catch-all's page where nobody knows whether the path leads somewhere (GUARD-032): it can be tried again. */
const noAnswer = (): PageData => ({ ...shellPage('NotFound', 503, 'unavailable'), titleKey: 'title.error' });

/** The call itself failed: no answer came, or a fault without a word. */
const isQuiet = ({ code, message }: { code: number; message: string }): boolean => code === 500 && message === '';

/** A resolved category's attributes become query parameters, marked with isAgg=1 (GUARD-017). */
const withAttributes = (url: URL, attributes: Record<string, string> | undefined): URL => {
  const merged = new URL(url);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (!merged.searchParams.has(name)) merged.searchParams.set(name, value);
  }
  merged.searchParams.set('isAgg', '1');
  return merged;
};

const show = async (services: ShellServices, found: Resolved, request: PageRequest): Promise<PageData> => {
  if (!found?.type) return notFound();
  const owned = routeForType(services.configs, found.type);
  if (!owned || !(await awaitServed(services, { needs: owned.route.needs }))) return notFound();
  const url = found.type === 'category' ? withAttributes(request.url, found.attribute) : request.url;
  return loadPage(services, owned, {
    ...request,
    url,
    params: { ...found.attribute, ...request.params, id: String(found.id ?? '') },
  });
};

/** Sends a path that no route knows to path resolution and shows what it answers with. */
export const resolvePath = async (services: ShellServices, request: PageRequest): Promise<PageData> => {
  const unknown = classifyUnknownPath(request.url.pathname);
  if (unknown.kind === 'error') return shellPage('Error', 404, 'not-found');

  const answer = await services.client.call(
    'pathResolve',
    { body: { request_path: unknown.path.slice(1) } },
    { signal: request.signal, background: true },
  );
  if (answer.ok) {
    return unknown.isLive && answer.result?.type !== 'product' ? notFound() : show(services, answer.result, request);
  }
  switch (answer.code) {
    case 301: {
      const resolved = (answer.result as Resolved | undefined)?.reqest_path ?? '';
      const target = safeTarget(`/${resolved.replace(/^\/+/, '')}${request.url.search}`, request.url.origin);
      if (!target) return notFound();
      throw redirect(target, 301);
    }
    // Cancelled (GUARD-027) or permission denied (GUARD-028): the navigation goes on to the catch-all.
    case 0:
    case 401:
    case 404:
      return notFound();
    case 10404:
      throw replace(paths.notFound());
    case 429:
    case 2002:
      return shellPage('Oops', 429, 'oops');
    default:
      if (isQuiet(answer)) return noAnswer();
      return shellPage('Error', 503, 'unavailable');
  }
};
