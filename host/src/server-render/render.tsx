import { api } from '@shop/store';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type HydrationState,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { RenderInput, RenderOutput, UsedExpose } from '../../contract/rendering.ts';
import { portable, type PageState } from '../page-state.ts';
import { createOverlayList } from '../remotes/overlays.tsx';
import type { PageData } from '../router/page-data.ts';
import type { ShellServices } from '../services.ts';
import { loadShellData, shellDataOf } from '../shell/shell-data.ts';
import { titleOf } from '../shell/head.ts';
import { pageAddresses } from '../../contract/page-address.ts';
import { ShellTree } from '../shell/shell-tree.tsx';
import { hostTexts } from '../texts.ts';
import { cachedMarkup } from './cached-markup.ts';
import { releaseParts } from './release-parts.ts';
import { answersOfSite, serverServices } from './services.ts';

type Rendered = RenderOutput<PageState>;

const ROOT = 'root';

/** The page data of the leaf route, however it ended. */
const pageDataOf = (context: StaticHandlerContext): PageData | null => {
  const leaf = context.matches.at(-1)?.route.id;
  return leaf && leaf !== ROOT ? ((context.loaderData[leaf] as PageData | undefined) ?? null) : null;
};

/** Without the data for search engines, which stands in the document alone. */
const browserData = ({ loaderData, matches }: StaticHandlerContext, data: PageData | null): HydrationState => {
  const leaf = matches.at(-1)?.route.id;
  if (!leaf || !data?.head) return { loaderData };
  const { jsonLd: _forEngines, ...head } = data.head;
  return { loaderData: { ...loaderData, [leaf]: { ...data, head } } };
};

/** The page's own files and its texts; a page that failed shows the shell's screen, and needs its title alone. */
const exposesOf = (data: PageData | null, language: string): UsedExpose[] => {
  if (!data?.remote) return [];
  const texts = { remote: data.remote, expose: `./locale-${language}` };
  return data.failure ? [texts] : [{ remote: data.remote, expose: data.page }, texts];
};

const redirected = (response: Response, output: Pick<Rendered, 'state' | 'head'>): Rendered => {
  const redirect = response.headers.get('Location') ?? '/';
  return { ...output, status: response.status, redirect, markup: '', exposes: [], personal: false };
};

/** Whether nobody's data is in it, and the shell is drawn as on any other page. */
const isEveryones = ({ visitor, sent }: RenderInput, { errors }: StaticHandlerContext): boolean =>
  visitor === null && !sent && errors === null;

const renderedWith = async (services: ShellServices, input: RenderInput, hasShell: boolean): Promise<Rendered> => {
  const { language, store, i18n } = services;
  const url = new URL(input.url, input.origin);
  const handler = releaseParts(input.remotes).handler(url.pathname);
  const [context] = await Promise.all([
    handler.query(new Request(url, { signal: input.signal }), { requestContext: services }),
    hasShell || loadShellData(services),
  ]);
  const texts = hostTexts(language);
  if (context instanceof Response) {
    return redirected(context, { state: { store: {}, router: {}, texts }, head: { title: '' } });
  }
  const data = pageDataOf(context);
  if (data && input.sent) data.sent = input.sent;
  const answeredAt = Date.now();
  const { store: answers, moments } = portable({ ...store.getState() });
  const cached = isEveryones(input, context)
    ? cachedMarkup(releaseParts(input.remotes).cachedParts(language, shellDataOf(store)))
    : null;
  const rendered = renderToString(
    <ShellTree services={cached ? { ...services, cachedPart: cached.part } : services} overlays={createOverlayList()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context, { branches: handler._internalRouteBranches })}
        context={context}
        hydrate={false}
      />
    </ShellTree>,
  );
  return {
    status: data?.status ?? context.statusCode,
    markup: cached ? cached.whole(rendered) : rendered,
    head: {
      ...data?.head,
      ...pageAddresses(data?.head ?? {}, language),
      title: data ? titleOf(data, i18n.getFixedT(language)) : '',
    },
    state: { store: answers, router: browserData(context, data), texts },
    answeredAt,
    ...(moments.length > 0 && { moments }),
    exposes: exposesOf(data, language),
    personal: input.visitor !== null,
  };
};

/** Renders a page whole: its loaders have ended before the first byte, so the document has no inline script. */
export const render = async (input: RenderInput): Promise<Rendered> => {
  const answers = await answersOfSite(input);
  const services = serverServices(input, answers ?? {});
  try {
    return await renderedWith(services, input, answers !== null);
  } finally {
    // Each answer would wait to be forgotten as in a browser, for minutes, and keep the store with it.
    services.store.dispatch(api.util.resetApiState());
  }
};
