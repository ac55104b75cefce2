import { type Language, type SentForm, brand } from '@shop/contract';
import type { FastifyBaseLogger } from 'fastify';
import { overrideBadge } from '../overrides/badge.ts';
import { faultHeaders } from '../overrides/faults.ts';
import { type Replaced, isReplacing } from '../overrides/override.ts';
import { type NamedRequest, renderHeaders } from '../http/api-headers.ts';
import { type EncodedText, bytesOf, encodedText } from '../http/encoding.ts';
import { type OutsideServices, servicesOfPage } from '../http/outside-services.ts';
import { safePath } from '../http/safe-path.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import type { PageMatch, UsedExpose, Visitor } from '../../contract/rendering.ts';
import type { BuildMarks } from '../render/build-marks.ts';
import type { RenderedPage } from '../render/messages.ts';
import { QueueFull, TooLate } from '../render/render-queue.ts';
import { RenderFailure } from '../render/render-thread.ts';
import type { Renderers } from '../render/renderers.ts';
import type { RemoteFaults } from '../site/remote-faults.ts';
import type { LiveRelease, ReleaseSet } from '../builds/live-releases.ts';
import { type DocumentParts, documentHtml } from './document.ts';
import { chunkFolders, inlinedRegistry } from './page-files.ts';
import { scriptsOf } from './page-scripts.ts';
import { pageSheets } from './page-sheets.ts';
import { type PageStateFile, pageStateFile, stateAddress } from './page-state-file.ts';
import { shellMarkup } from './shell.ts';
import type { InlineStyle, InlineStyles } from './styles.ts';

/** A build of a package. */
export interface BuildName {
  remote: string;
  build: number;
}

/** A page as it is sent; `shared` when it is the same for everyone in this language. */
export interface PageAnswer {
  status: number;
  /** Whose page it is: the shell's own where no remote shows it. */
  owner: BuildName;
  /** What of it the page is, such as `./product`; empty where that is not known. */
  shows: string;
  /** Builds of which something failed while it was made. */
  failed: readonly BuildName[];
  body: EncodedText;
  policy: string;
  location?: string;
  shared: boolean;
  /** What it was rendered with, where the document does not say. */
  state?: PageStateFile;
  /** What it was made from. */
  tags: ReadonlySet<string>;
  /** What it takes in memory. */
  bytes(): number;
}

export interface PageRequest {
  /** Path with query, normalised. */
  url: string;
  language: Language;
  origin: string;
  set: ReleaseSet;
  /** The host of `set`: a page cannot be made without one. */
  host: LiveRelease;
  /** What this browser alone has in place of what is live. */
  replaced: Replaced;
  visitor: Visitor;
  /** The plain form that the page shows once more. */
  sent?: SentForm;
  /** What asks for it: the calls of the render have its id. */
  asking: NamedRequest;
  /** Where the visitor calls from. */
  address: string;
  match: PageMatch;
  /** Hears that the page takes more memory than before. */
  onGrown(page: PageAnswer): void;
}

export interface PageMaker {
  apiUrl: string;
  webSecret: string;
  assetOrigin: string;
  outside: OutsideServices;
  /** Address of the host's development server, in place of its release; empty otherwise. */
  devHost: string;
  renderers: Renderers;
  marks: BuildMarks;
  faults: RemoteFaults;
  /** A page that takes the thread longer than this, in ms, is told of. */
  slow: number;
  styles: InlineStyles;
  log: FastifyBaseLogger;
}

/** Whether the server renders this page at all. */
const mayRender = ({ devHost }: PageMaker, { host, match, replaced }: PageRequest): boolean =>
  host.serverEntry !== null && match.render !== 'client' && replaced.entries.size === 0 && !devHost;

const buildNameOf = ({ release }: LiveRelease): BuildName => ({ remote: release.package, build: release.build });

/** Builds of the page that have held up the server lately: it does not render with them. */
const markedBuilds = ({ marks }: PageMaker, { host, match, set }: PageRequest): BuildName[] => {
  const pages = new Set(match.exposes?.map(({ remote }) => remote));
  const builds = set.remotes.filter(({ release }) => pages.has(release.package));
  return [host, ...builds].map(buildNameOf).filter(({ remote, build }) => marks.isMarked(remote, build));
};

/** What the page shows. */
const shownOf = ({ match }: PageRequest, output: RenderedPage | null): UsedExpose | undefined =>
  (output?.exposes ?? match.exposes)?.[0];

/** Whose page it is. */
const ownerOf = (request: PageRequest, output: RenderedPage | null): BuildName => {
  const { host, set } = request;
  const shown = shownOf(request, output);
  const found = set.remotes.find(({ release }) => release.package === shown?.remote);
  return buildNameOf(found ?? host);
};

/** How rendering ended; without a page the browser renders it. */
interface Outcome {
  output: RenderedPage | null;
  failed: readonly BuildName[];
}

/** A page that only path resolution could name turned out to be one of a marked build: the browser has to show it. */
const isOfMarkedBuild = ({ marks }: PageMaker, { set }: PageRequest, { status, exposes }: RenderedPage): boolean =>
  status === 503 &&
  set.remotes.some(
    ({ release }) =>
      marks.isMarked(release.package, release.build) && exposes.some(({ remote }) => remote === release.package),
  );

/** Tells of a page that was long in coming, by the remote that shows it. */
const tellSlow = (maker: PageMaker, request: PageRequest, output: RenderedPage | null, reason: string): void => {
  const shown = shownOf(request, output);
  const { remote, build } = ownerOf(request, output);
  const page = request.url.split('?', 1)[0];
  const fault = {
    remote,
    build,
    expose: shown?.expose ?? '',
    cause: 'slow',
    page,
    request: request.asking.id,
  } as const;
  maker.faults.record(fault, { reason });
};

/** Renders the page, unless the browser is to, because it is so configured or rendering failed. @throws QueueFull */
const rendered = async (maker: PageMaker, request: PageRequest): Promise<Outcome> => {
  const { set, url, language, origin, visitor, sent } = request;
  if (!mayRender(maker, request)) return { output: null, failed: [] };
  const marked = markedBuilds(maker, request);
  if (marked.length > 0) return { output: null, failed: marked };
  const headers = {
    ...renderHeaders(maker.webSecret, request.asking, visitor && request.address),
    ...faultHeaders(request.replaced.faults),
  };
  try {
    const api = { baseUrl: maker.apiUrl, headers };
    const output = await maker.renderers.render(set, { url, language, origin, api, visitor, ...(sent && { sent }) });
    if (output.took > maker.slow) tellSlow(maker, request, output, `rendering took ${Math.round(output.took)} ms`);
    if (isOfMarkedBuild(maker, request, output)) return { output: null, failed: [ownerOf(request, output)] };
    const failed = output.faults;
    if (output.redirect === undefined) return { output, failed };
    const location = safePath(output.redirect, origin);
    if (location !== null) return { output: { ...output, redirect: location }, failed };
    throw new RenderFailure('the page redirects to another site');
  } catch (error) {
    if (error instanceof QueueFull) throw error;
    const fault = error instanceof RenderFailure ? error.fault : null;
    if (fault) maker.faults.record(fault, { reason: String(error) });
    else if (error instanceof TooLate) tellSlow(maker, request, null, error.message);
    else maker.log.error({ ...request.match.exposes?.[0], err: error }, 'rendered in the browser instead');
    // A thread that was ended has marked whose code held it up.
    return { output: null, failed: fault ? [fault] : markedBuilds(maker, request) };
  }
};

/** Each once, and nothing but their names. */
const buildNames = (builds: readonly BuildName[]): BuildName[] => [
  ...new Map(builds.map(({ remote, build }) => [`${remote}/${build}`, { remote, build }])).values(),
];

const pageDocument = async (
  maker: PageMaker,
  request: PageRequest,
  { output, failed }: Outcome,
): Promise<PageAnswer> => {
  const { set, host, language, origin, match, replaced } = request;
  const { entries } = replaced;
  const assetBase = `${maker.assetOrigin}/assets`;
  const used: UsedExpose[] = output?.exposes ?? match.exposes ?? [];
  const { sheets, lost } = await pageSheets(maker, request, used);
  // A page with a temporary failure is not cached, nor one with what somebody has typed.
  const isShared =
    output !== null &&
    output.status < 500 &&
    lost.length === 0 &&
    !output.personal &&
    match.render === 'public' &&
    !isReplacing(replaced) &&
    !request.sent;
  const onGrown = (): void => request.onGrown(page);
  const { answeredAt, moments } = output ?? {};
  const file = isShared && answeredAt !== undefined ? pageStateFile(output.state, onGrown) : null;
  const scripts = scriptsOf({
    language,
    set,
    host,
    used: used.filter(({ remote }) => !entries.has(remote)),
    assetBase,
    devHost: maker.devHost,
    isWhole: isShared,
    ...(file &&
      answeredAt !== undefined && {
        state: {
          url: stateAddress(file.hash, language, request.url),
          answeredAt,
          ...(moments && { moments }),
        },
      }),
  });
  const state = scripts.start?.state ? file : null;
  const markup = bytesOf(output?.markup ?? shellMarkup(language));
  const ascii = markup.toString('latin1');
  const styles: InlineStyle[] = scripts.start ? [maker.styles.used(sheets, ascii)] : [...sheets];
  // With `pnpm dev` every remote is replaced, and nobody needs to be told.
  const told = maker.devHost ? { ...replaced, entries: new Map() } : replaced;
  const badge = isReplacing(told) ? overrideBadge(told, language) : null;
  if (badge) styles.push(badge.style);
  const parts: DocumentParts = {
    language,
    origin,
    head: output?.head ?? { title: brand.name },
    styles,
    ...scripts,
    // What is not whole here may be whole in another form, or on the way.
    styleLinks: [...lost, ...(maker.devHost ? [{ url: `${maker.devHost}/main.css`, integrity: null }] : [])],
    ...(!scripts.start && { registry: inlinedRegistry(set, assetBase, language, entries) }),
    chunks: chunkFolders(host.release),
    ...(badge && { badge: badge.markup }),
    markup,
    ascii,
    ...(output && !state && { state: output.state, ...(moments && { moments }) }),
  };
  const devOrigins = [...entries.values(), ...(maker.devHost ? [maker.devHost] : [])].map((url) => new URL(url).origin);
  const body = encodedText(documentHtml(parts), onGrown);
  const page: PageAnswer = {
    status: output?.status ?? 200,
    owner: ownerOf(request, output),
    shows: shownOf(request, output)?.expose ?? '',
    failed: buildNames(failed),
    body,
    bytes: () => body.bytes() + (state?.text.bytes() ?? 0),
    ...(state && { state }),
    tags: new Set(output?.tags),
    policy: contentSecurityPolicy({
      styleHashes: styles.map(({ hash }) => hash),
      assetOrigin: maker.assetOrigin,
      devOrigins: [...new Set(devOrigins)],
      trustedTypes: devOrigins.length === 0 && [host, ...set.remotes].every(({ release }) => release.trustedTypes),
      outside: servicesOfPage(maker.outside, request.url),
    }),
    shared: isShared,
  };
  return page;
};

/**
 * Makes one page: rendered when that works within the limit, else a document that the browser renders.
 * @throws QueueFull
 */
export const producePage = async (maker: PageMaker, request: PageRequest): Promise<PageAnswer> => {
  const outcome = await rendered(maker, request);
  const { output } = outcome;
  if (output?.redirect === undefined) return pageDocument(maker, request, outcome);
  const body = encodedText('');
  return {
    status: output.status === 301 ? 301 : 302,
    location: output.redirect,
    owner: ownerOf(request, output),
    shows: shownOf(request, output)?.expose ?? '',
    failed: buildNames(outcome.failed),
    body,
    bytes: body.bytes,
    tags: new Set(output.tags),
    policy: contentSecurityPolicy({
      styleHashes: [],
      assetOrigin: '',
      devOrigins: [],
      trustedTypes: false,
      outside: maker.outside,
    }),
    shared: !output.personal && request.match.render === 'public' && !isReplacing(request.replaced),
  };
};
