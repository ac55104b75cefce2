import type { Language, RemoteFault } from '@shop/contract';
import type { Texts } from '@shop/i18n';
import { deadEvent } from '../../contract/document.ts';
import { FileUnavailable } from '../dom/own-file.ts';

/** The fault that a shell which cannot begin tells of; its registry's address names its build. */
const faultOf = ({ address, isLate }: FileUnavailable): RemoteFault => ({
  remote: 'host',
  build: Number(/[/_]host\.(\d+)/.exec(address)?.[1] ?? 0),
  expose: '',
  cause: isLate ? 'timeout' : 'missing',
  file: address,
});

interface Means {
  report(fault: RemoteFault, error: unknown): void;
  /** The shell's texts, which come with the page's state elsewhere. */
  textsOf(language: Language): Promise<Texts>;
}

/** Empty when the texts do not come either. */
const noticeOf = async (textsOf: Means['textsOf'], language: Language): Promise<string> => {
  try {
    const { failure } = await textsOf(language);
    return String((failure as Record<string, unknown> | undefined)?.['standing'] ?? '');
  } catch {
    return '';
  }
};

/**
 * Ends the waiting of a page that the shell cannot take over because its registry did not come: the web server
 * hears of it, presses are the browser's again, and the person reads that something is missing. What was thrown for
 * another reason is thrown on.
 */
export const endWaiting = async (error: unknown, { report, textsOf }: Means): Promise<void> => {
  if (error instanceof FileUnavailable) report(faultOf(error), error);
  const language = document.documentElement.lang === 'fr' ? 'fr' : 'en';
  dispatchEvent(new CustomEvent(deadEvent, { detail: await noticeOf(textsOf, language) }));
  if (!(error instanceof FileUnavailable)) throw error;
};
