import type { Language } from '@shop/contract';
import type { FormsBlock, PageFile, StartBlock, StartFile, StateFile } from '../../contract/document.ts';
import type { UsedExpose } from '../../contract/rendering.ts';
import type { LiveRelease, ReleaseSet } from '../builds/live-releases.ts';
import { registryAddress } from './registry-file.ts';
import { hostScripts, sheetFile, startScript, usedScripts, usedStyles } from './page-files.ts';

const offline: Record<Language, string> = {
  en: 'You are offline. What you asked for is done as soon as you are connected again.',
  fr: 'Vous êtes hors ligne. Votre demande sera traitée dès que la connexion sera rétablie.',
};

interface ScriptedPage {
  language: Language;
  set: ReleaseSet;
  host: LiveRelease;
  /** Of remotes whose released files serve it. */
  used: UsedExpose[];
  assetBase: string;
  /** Address of the host's development server, in place of its release; empty otherwise. */
  devHost: string;
  /** The page is the same for everyone and whole as it is: its scripts wait for somebody to touch it. */
  isWhole: boolean;
  /** The server wrote it: there is something to press before its scripts are there. */
  isRendered: boolean;
  /** Where its state lies, should it wait; undefined when the page has it. */
  state?: StateFile;
}

export interface PageScripts {
  /** Run in this order, after the document is parsed. */
  scripts: PageFile[];
  /** Fetched beside them, at low priority. */
  preloads: PageFile[];
  start?: StartBlock;
  forms?: FormsBlock;
}

/**
 * Has a script fetched as soon as a document's headers are there: the start script hears a touch only once it is there,
 * and the document is ten times as long.
 */
export const linkAhead = ({ url, integrity }: PageFile): string =>
  `<${url}>; rel=preload; as=script; crossorigin=anonymous${integrity === null ? '' : `; integrity="${integrity}"`}`;

const startFile = ({ url, integrity }: PageFile): StartFile => [url, integrity];

/** Which scripts a page runs at once, and which wait. */
export const scriptsOf = ({
  language,
  set,
  host,
  used,
  assetBase,
  devHost,
  isWhole,
  isRendered,
  state,
}: ScriptedPage): PageScripts => {
  const preloads = usedScripts(set, used, assetBase);
  if (devHost) return { scripts: [{ url: `${devHost}/main.js`, integrity: null }], preloads };
  const scripts = hostScripts(host.release, assetBase);
  const start = startScript(host.release, assetBase);
  if (!start || !isRendered) return { scripts, preloads };
  if (!isWhole) return { scripts: [start, ...scripts], preloads, forms: { offline: offline[language] } };
  const styles = usedStyles(set, used).map((one) => sheetFile(one, assetBase));
  const registry = registryAddress(set.builds);
  return {
    scripts: [start],
    preloads: [],
    start: {
      offline: offline[language],
      registry,
      ...(state && { state }),
      styles: styles.map(startFile),
      scripts: scripts.map(startFile),
      preloads: preloads.map(startFile),
    },
  };
};
