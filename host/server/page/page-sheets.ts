import type { PageFile } from '../../contract/document.ts';
import type { UsedExpose } from '../../contract/rendering.ts';
import type { ReleaseSet } from '../builds/live-releases.ts';
import type { Replaced } from '../overrides/override.ts';
import type { RemoteFaults } from '../builds/remote-faults.ts';
import { sheetFile, usedStyles } from './page-files.ts';
import type { InlineStyles, Sheet } from './styles.ts';

interface Means {
  assetOrigin: string;
  faults: RemoteFaults;
  styles: InlineStyles;
}

interface StyledRequest {
  set: ReleaseSet;
  /** Path with query. */
  url: string;
  asking: { id: string };
  replaced: Replaced;
}

interface PageSheets {
  sheets: Sheet[];
  /** Linked, because they are not whole here: each may be in another form, or on the way. */
  lost: PageFile[];
}

/**
 * The style sheets of a page. One that is missing, or not as it was packed, is told of by the module of the page that it
 * is of.
 */
export const pageSheets = async (
  { assetOrigin, faults, styles }: Means,
  { set, url, asking, replaced }: StyledRequest,
  used: readonly UsedExpose[],
): Promise<PageSheets> => {
  const base = `${assetOrigin}/assets`;
  const sheets: Sheet[] = [];
  const lost: PageFile[] = [];
  const files = usedStyles(set, [...used])
    .filter(({ release }) => !replaced.entries.has(release.package))
    .map((one) => ({ ...one, linked: sheetFile(one, base) }));
  const found = await Promise.all(files.map(({ release, file, linked }) => styles.sheet(release, file, linked.url)));
  for (const [place, { release, file, linked }] of files.entries()) {
    const sheet = found[place];
    if (sheet) {
      sheets.push(sheet);
      continue;
    }
    const { package: remote, build, exposes } = release;
    const of = used.find((one) => one.remote === remote && exposes[one.expose]?.css.includes(file));
    const page = url.split('?', 1)[0];
    const address = linked.url.slice(assetOrigin.length);
    faults.record({
      remote,
      build,
      expose: of?.expose ?? '',
      cause: 'missing',
      file: address,
      page,
      request: asking.id,
    });
    lost.push(linked);
  }
  return { sheets, lost };
};
