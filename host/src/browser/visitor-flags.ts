import { type FlagAnswers, flagsPath, type RemoteConfig } from '@shop/contract';
import { answerOf, picked, type VisitorFlags } from '../router/page-flags.ts';

/** So long is a page held up for its flags, in ms; then they answer their defaults. */
const LIMIT_MS = 800;

const asked = async (): Promise<FlagAnswers> => {
  const answer = await fetch(flagsPath, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`${flagsPath} was answered with ${answer.status}`);
  return (await answer.json()) as FlagAnswers; // from our own server
};

/**
 * The flags of an open page. The web server decides about them, as it does for documents: only the first page that needs
 * any waits for it. Each later page takes what is known, and has it asked for anew beside it, for the next.
 */
export const browserFlags = (configs: readonly RemoteConfig[]): VisitorFlags => {
  let known: FlagAnswers | null = null;
  let asking: Promise<void> | null = null;

  const ask = (): Promise<void> => {
    asking ??= asked()
      .then(
        (answers) => void (known = answers),
        () => undefined, // what is known stays
      )
      .finally(() => (asking = null));
    return asking;
  };

  return {
    async of(keys) {
      if (keys.length === 0) return {};
      const isThere = ask();
      if (!known) await isThere;
      return picked(known ?? {}, keys);
    },
    known: (key) => answerOf(configs, known ?? {}, key),
  };
};
