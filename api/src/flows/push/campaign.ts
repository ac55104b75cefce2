import { paths, type Language } from '@shop/contract';
import { isShopPath } from '@shop/contract/operator';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { logChange } from '../../database/operator/log.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { transact } from '../../database/transact.ts';
import { pushToAll } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';

/** A push message from an operator to everybody who agreed to them. */
export interface Campaign {
  title: Readonly<Record<Language, string>>;
  text: Readonly<Record<Language, string>>;
  /** A path of the shop. */
  url: Readonly<Record<Language, string>>;
}

/** A push service takes 4 kB, and people read less. */
const longest = { title: 80, text: 300 } as const;

/** Writes the message down for every browser; a running API sends it. @returns for how many @throws OperatorProblem */
export const sendCampaign = async (
  { db: outer, push, now }: Services,
  by: Operator,
  { title, text, url }: Campaign,
): Promise<number> => {
  if (push.publicKey === null) throw new OperatorProblem('Push messages have no keys: set PUSH_PUBLIC_KEY.');
  const at = now();
  const inLanguage = (language: Language) => {
    if (title[language].length > longest.title)
      throw new OperatorProblem(`A title has ${longest.title} letters at most.`, 400);
    if (text[language].length > longest.text)
      throw new OperatorProblem(`A text has ${longest.text} letters at most.`, 400);
    if (!isShopPath(url[language])) throw new OperatorProblem('An address is a path of the shop, such as /sale.', 400);
    return {
      title: title[language],
      body: text[language],
      url: paths.inLanguage(url[language], language),
      tag: `campaign-${at.getTime()}`,
    };
  };
  const messages = { en: inLanguage('en'), fr: inLanguage('fr') };
  return transact(outer, async (db) => {
    const browsers = await pushToAll(db, messages, at);
    await logChange(db, by, { action: 'push.send', subject: messages.en.tag, before: null, after: { browsers } }, at);
    return browsers;
  });
};
