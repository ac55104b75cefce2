import { brand } from '@shop/contract';
import { overrideBadge } from './override-badge.ts';
import { assetOriginFor, isReplacing } from '../overrides/override.ts';
import { type EncodedText, bytesOf, encodedText } from '../http/encoding.ts';
import { servicesOfPage } from '../http/outside-services.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import type { UsedExpose } from '../../contract/rendering.ts';
import { type DocumentParts, documentHtml, htmlStart } from './document.ts';
import { liveRegistry } from './page-files.ts';
import {
  type BuildName,
  type Outcome,
  type PageMaker,
  type RenderedRequest,
  ownerOf,
  rendered,
  shownOf,
} from './page-rendering.ts';
import { linkAhead, scriptsOf } from './page-scripts.ts';
import { pageSheets } from './page-sheets.ts';
import { type PageStateFile, pageStateFile, stateAddress } from './page-state-file.ts';
import { shellMarkup } from './shell.ts';
import type { InlineStyle } from './styles.ts';

/** A page as it is sent; `shared` when it is the same for everyone in this language. */
export interface PageAnswer {
  status: number;
  /** Whose page it is: the shell's own where no remote shows it. */
  owner: BuildName;
  /** Such as `./product`; empty where that is not known. */
  shows: string;
  /** Builds of which something failed while it was made. */
  failed: readonly BuildName[];
  body: EncodedText;
  policy: string;
  /** The header `link`: fetched before the document is there. */
  ahead?: string;
  location?: string;
  shared: boolean;
  /** Others may get it with other answers of flags, or without its cookie: caches between are to keep none. */
  differs?: boolean;
  /** Undefined where the document holds it. */
  state?: PageStateFile;
  tags: ReadonlySet<string>;
  bytes(): number;
}

export interface PageRequest extends RenderedRequest {
  /** Hears that the page takes more memory than before. */
  onGrown(page: PageAnswer): void;
}

/** Each once, and nothing but their names. */
const buildNames = (builds: readonly BuildName[]): BuildName[] => [
  ...new Map(builds.map(({ remote, build }) => [`${remote}/${build}`, { remote, build }])).values(),
];

const pageDocument = async (
  maker: PageMaker,
  request: PageRequest,
  { output, failed }: Outcome,
): Promise<PageAnswer> => {
  const { set, host, language, appearance, origin, match, replaced } = request;
  const { entries } = replaced;
  const assetOrigin = assetOriginFor(replaced, maker.assetOrigin);
  const assetBase = `${assetOrigin}/assets`;
  const used: UsedExpose[] = output?.exposes ?? match.exposes ?? [];
  const { sheets, lost } = await pageSheets({ ...maker, assetOrigin }, request, used);
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
  const markup = bytesOf(output?.markup ?? shellMarkup(language));
  const ascii = markup.toString('latin1');
  const file = isShared && answeredAt !== undefined ? pageStateFile(output.state, onGrown) : null;
  const scripts = scriptsOf({
    language,
    set,
    host,
    used: used.filter(({ remote }) => !entries.has(remote)),
    assetBase,
    devHost: maker.devHost,
    isWhole: isShared,
    isRendered: output !== null,
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
  const styles: InlineStyle[] = scripts.start
    ? [maker.styles.used(sheets, htmlStart(language, appearance) + ascii)]
    : [...sheets];
  // Whoever started the shop on development servers need not be told, and no link ends it.
  const own = [...replaced.entries].filter(([name, entry]) => maker.developed.get(name) !== entry);
  const shown = { ...replaced, entries: new Map(own) };
  const badge = isReplacing(shown) ? overrideBadge(shown, language) : null;
  if (badge) styles.push(badge.style);
  const parts: DocumentParts = {
    language,
    appearance,
    partLimit: maker.partLimit,
    origin,
    head: output?.head ?? { title: brand.name },
    styles,
    ...scripts,
    // A sheet that is not whole here may be in another form, or on the way.
    styleLinks: [...lost, ...(maker.devHost ? [{ url: `${maker.devHost}/main.css`, integrity: null }] : [])],
    ...(!scripts.start && { registry: { ...liveRegistry(set, assetBase, entries), language } }),
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
    ...(scripts.start && { ahead: scripts.scripts.map(linkAhead).join(', ') }),
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
