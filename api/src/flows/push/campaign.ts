import { paths, type Language } from '@shop/contract';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { pushToAll } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';

/** What an operator wants everybody to hear who agreed to push messages. */
export interface Campaign {
  title: Readonly<Record<Language, string>>;
  text: Readonly<Record<Language, string>>;
  /** A path of the shop. */
  url: Readonly<Record<Language, string>>;
}

/** A push service takes 4 kB, and people read less. */
const longest = { title: 80, text: 300 } as const;

/** Writes the message down for every browser; a running API sends it. @returns for how many @throws OperatorProblem */
export const sendCampaign = async ({ db, push, now }: Services, { title, text, url }: Campaign): Promise<number> => {
  if (push.publicKey === null) throw new OperatorProblem('Push messages have no keys: set PUSH_PUBLIC_KEY.');
  const at = now();
  const inLanguage = (language: Language) => {
    if (title[language].length > longest.title)
      throw new OperatorProblem(`A title has ${longest.title} letters at most.`);
    if (text[language].length > longest.text) throw new OperatorProblem(`A text has ${longest.text} letters at most.`);
    if (!/^\/(?![/\\])/.test(url[language]))
      throw new OperatorProblem('An address is a path of the shop, such as /sale.');
    return {
      title: title[language],
      body: text[language],
      url: paths.inLanguage(url[language], language),
      tag: `campaign-${at.getTime()}`,
    };
  };
  return pushToAll(db, { en: inLanguage('en'), fr: inLanguage('fr') }, at);
};
