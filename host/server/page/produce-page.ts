import { type Language, type SentForm, brand } from '@shop/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Overrides } from '../dev-override.ts';
import { renderHeaders } from '../http/api-headers.ts';
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
import { firstFrameStyles } from './first-frame.ts';
import { chunkFolders, inlinedRegistry, sheetFile, usedStyles } from './page-files.ts';
import { scriptsOf } from './page-scripts.ts';
import { type PageStateFile, pageStateFile, stateAddress } from './page-state-file.ts';
import { shellMarkup } from './shell.ts';
import type { InlineStyles } from './styles.ts';

/** A page as it is sent; `shared` when it is the same for everyone in this language. */
export interface PageAnswer {
  status: number;
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
  overrides: Overrides;
  visitor: Visitor;
  /** The plain form that the page shows once more. */
  sent?: SentForm;
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
  styles: InlineStyles;
  log: FastifyBaseLogger;
}

/** Whether the server renders with a page's builds: not with one that has held it up lately. */
const mayRender = ({ marks, devHost }: PageMaker, { host, match, overrides, set }: PageRequest): boolean => {
  if (host.serverEntry === null || match.render === 'client' || overrides.size > 0 || devHost) return false;
  const pages = new Set(match.exposes?.map(({ remote }) => remote));
  const builds = set.remotes.filter(({ release }) => pages.has(release.package));
  return [host, ...builds].every(({ release }) => !marks.isMarked(release.package, release.build));
};

/** A page that only path resolution could name turned out to be one of a marked build: the browser has to show it. */
const isOfMarkedBuild = ({ marks }: PageMaker, { set }: PageRequest, { status, exposes }: RenderedPage): boolean =>
  status === 503 &&
  set.remotes.some(
    ({ release }) =>
      marks.isMarked(release.package, release.build) && exposes.some(({ remote }) => remote === release.package),
  );

/**
 * Renders the page; null when it is to be rendered in the browser, because it is so configured or rendering failed.
 * @throws QueueFull
 */
const rendered = async (maker: PageMaker, request: PageRequest): Promise<RenderedPage | null> => {
  const { set, url, language, origin, visitor, sent } = request;
  if (!mayRender(maker, request)) return null;
  const headers = renderHeaders(maker.webSecret, visitor && request.address);
  try {
    const api = { baseUrl: maker.apiUrl, headers };
    const output = await maker.renderers.render(set, { url, language, origin, api, visitor, ...(sent && { sent }) });
    if (isOfMarkedBuild(maker, request, output)) return null;
    if (output.redirect === undefined) return output;
    const location = safePath(output.redirect, origin);
    if (location !== null) return { ...output, redirect: location };
    throw new RenderFailure('the page redirects to another site');
  } catch (error) {
    if (error instanceof QueueFull) throw error;
    const [expose] = request.match.exposes ?? [];
    if (error instanceof RenderFailure && error.fault) maker.faults.record(error.fault);
    if (error instanceof TooLate)
      maker.log.warn({ ...expose, reason: error.message }, 'rendered in the browser instead');
    else maker.log.error({ ...expose, err: error }, 'rendered in the browser instead');
    return null;
  }
};

const pageDocument = async (
  maker: PageMaker,
  request: PageRequest,
  output: RenderedPage | null,
): Promise<PageAnswer> => {
  const { set, host, language, origin, match, overrides } = request;
  const assetBase = `${maker.assetOrigin}/assets`;
  const used: UsedExpose[] = output?.exposes ?? match.exposes ?? [];
  const files = usedStyles(set, used).filter(({ release }) => !overrides.has(release.package));
  const sheets = (
    await Promise.all(files.map((one) => maker.styles.sheet(one.release, one.file, sheetFile(one, assetBase).url)))
  ).filter((style) => style !== null);
  // A page with a temporary failure is not cached, nor one with what somebody has typed.
  const isShared =
    output !== null &&
    output.status < 500 &&
    !output.personal &&
    match.render === 'public' &&
    overrides.size === 0 &&
    !request.sent;
  const onGrown = (): void => request.onGrown(page);
  const { answeredAt, moments } = output ?? {};
  const file = isShared && answeredAt !== undefined ? pageStateFile(output.state, onGrown) : null;
  const scripts = scriptsOf({
    language,
    set,
    host,
    used: used.filter(({ remote }) => !overrides.has(remote)),
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
  const styles = [...(scripts.start ? [maker.styles.used(sheets, ascii)] : sheets), ...firstFrameStyles(ascii)];
  const parts: DocumentParts = {
    language,
    origin,
    head: output?.head ?? { title: brand.name },
    styles,
    ...scripts,
    styleLinks: maker.devHost ? [`${maker.devHost}/main.css`] : [],
    ...(!scripts.start && { registry: inlinedRegistry(set, assetBase, language, overrides) }),
    chunks: chunkFolders(host.release),
    markup,
    ascii,
    ...(output && !state && { state: output.state, ...(moments && { moments }) }),
  };
  const devOrigins = [...overrides.values(), ...(maker.devHost ? [maker.devHost] : [])].map(
    (url) => new URL(url).origin,
  );
  const body = encodedText(documentHtml(parts), onGrown);
  const page: PageAnswer = {
    status: output?.status ?? 200,
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
  const output = await rendered(maker, request);
  if (output?.redirect === undefined) return pageDocument(maker, request, output);
  const body = encodedText('');
  return {
    status: output.status === 301 ? 301 : 302,
    location: output.redirect,
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
    shared: !output.personal && request.match.render === 'public',
  };
};
