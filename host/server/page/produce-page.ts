import { type Language, type RemoteConfig, brand } from '@shop/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Overrides } from '../dev-override.ts';
import { type EncodedText, encodedText } from '../http/encoding.ts';
import { type OutsideServices, servicesOfPage } from '../http/outside-services.ts';
import { safePath } from '../http/safe-path.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import type { HostBundle, PageMatch, RenderOutput, RenderedRemote, UsedExpose, Visitor } from '../page-contract.ts';
import type { LiveRelease, ReleaseSet } from '../builds/live-releases.ts';
import { type DocumentParts, documentHtml } from './document.ts';
import { hostScripts, baseOf, inlinedRegistry, usedScripts, usedStyles } from './page-files.ts';
import { shellMarkup } from './shell.ts';
import type { inlineStyles } from './styles.ts';
import { timedRender } from './timed-render.ts';

/** A page as it is sent; `shared` when it is the same for everyone in this language. */
export type PageAnswer = { status: number; body: EncodedText; policy: string; location?: string; shared: boolean };

export type PageRequest = {
  /** Path with query, normalised. */
  url: string;
  language: Language;
  origin: string;
  set: ReleaseSet;
  /** The host of `set`: a page cannot be made without one. */
  host: LiveRelease;
  overrides: Overrides;
  visitor: Visitor;
  match: PageMatch;
  bundle: HostBundle | null;
};

export type PageMaker = {
  apiUrl: string;
  assetOrigin: string;
  outside: OutsideServices;
  /** Address of the host's development server, in place of its release; empty otherwise. */
  devHost: string;
  renderLimit: number;
  styles: ReturnType<typeof inlineStyles>;
  log: FastifyBaseLogger;
};

export function renderedRemotes(set: ReleaseSet): RenderedRemote[] {
  const known = set.remotes.filter(
    (one): one is LiveRelease & { release: { config: RemoteConfig } } => one.release.config !== null,
  );
  return known.map(({ release, serverEntry }) => ({
    name: release.package,
    build: release.build,
    serverEntry,
    config: release.config,
  }));
}

/** Renders the page; null when it is to be rendered in the browser, because it is so configured or rendering failed. */
async function rendered(maker: PageMaker, request: PageRequest): Promise<RenderOutput | null> {
  const { bundle, match, set, url, language, origin, visitor } = request;
  if (!bundle || match.render === 'client' || request.overrides.size > 0 || maker.devHost) return null;
  const remotes = renderedRemotes(set);
  const input = { url, language, origin, remotes, api: { baseUrl: maker.apiUrl }, visitor };
  try {
    const output = await timedRender(bundle, input, maker.renderLimit);
    if (output.redirect === undefined) return output;
    const location = safePath(output.redirect, origin);
    if (location !== null) return { ...output, redirect: location };
    throw new Error('the page redirects to another site');
  } catch (error) {
    maker.log.error({ err: error }, 'rendered in the browser instead');
    return null;
  }
}

async function pageDocument(maker: PageMaker, request: PageRequest, output: RenderOutput | null): Promise<PageAnswer> {
  const { set, host, language, origin, match, overrides } = request;
  const assetBase = `${maker.assetOrigin}/assets`;
  const used: UsedExpose[] = output?.exposes ?? match.exposes ?? [];
  const files = usedStyles(set, used).filter(({ release }) => !overrides.has(release.package));
  const styles = (
    await Promise.all(files.map(({ release, file }) => maker.styles(release, file, baseOf(assetBase, release) + file)))
  ).filter((style) => style !== null);
  const parts: DocumentParts = {
    language,
    origin,
    head: output?.head ?? { title: match.title ?? brand.name },
    styles,
    scripts: maker.devHost
      ? [{ url: `${maker.devHost}/main.js`, integrity: null }]
      : hostScripts(host.release, assetBase),
    styleLinks: maker.devHost ? [`${maker.devHost}/main.css`] : [],
    preloads: usedScripts(
      set,
      used.filter(({ remote }) => !overrides.has(remote)),
      assetBase,
    ),
    registry: inlinedRegistry(set, assetBase, language, overrides),
    markup: output?.markup ?? shellMarkup(language),
    ...(output && { state: output.state ?? null }),
  };
  const devOrigins = [...overrides.values(), ...(maker.devHost ? [maker.devHost] : [])].map(
    (url) => new URL(url).origin,
  );
  return {
    status: output?.status ?? 200,
    body: encodedText(documentHtml(parts)),
    policy: contentSecurityPolicy({
      styleHashes: styles.map(({ hash }) => hash),
      assetOrigin: maker.assetOrigin,
      devOrigins: [...new Set(devOrigins)],
      outside: servicesOfPage(maker.outside, request.url),
    }),
    // A fault of the moment is nobody's page to keep.
    shared:
      output !== null && output.status < 500 && !output.personal && match.render === 'public' && overrides.size === 0,
  };
}

/** Makes one page: rendered when that works within the limit, else a document that the browser renders. */
export async function producePage(maker: PageMaker, request: PageRequest): Promise<PageAnswer> {
  const output = await rendered(maker, request);
  if (output?.redirect === undefined) return pageDocument(maker, request, output);
  return {
    status: output.status === 301 ? 301 : 302,
    location: output.redirect,
    body: encodedText(''),
    policy: contentSecurityPolicy({ styleHashes: [], assetOrigin: '', devOrigins: [], outside: maker.outside }),
    shared: !output.personal && request.match.render === 'public',
  };
}
