import type { Language } from '@shop/contract';
import type { HelpPage } from '@shop/contract/contents';
import { otherThan } from '../text/other-language.ts';
import { plainWords } from '../text/plain-words.ts';
import { folded } from './lexicon.ts';

/** Words around what somebody wants to know: “how do I return my order”, « où est ma commande ». */
const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an and are can do does for how i is it me my of on our the there to us what when where you your'.split(' '),
  ),
  fr: new Set(
    'a au aux avec comment d de des du en est et il je l la le les ma mes mon nos notre on ou par pour puis que quel quelle quelles quels quand sa ses son sont sur un une vos votre'.split(
      ' ',
    ),
  ),
};

const keyOf = (language: Language, text: string): string =>
  folded(
    language,
    plainWords(text).filter((word) => !FILLERS[language].has(word)),
  );

/** Help that has a phrase for which `fits` holds, in the person's language, for want of any in the other one. */
const having = (
  pages: readonly HelpPage[],
  own: Language,
  fits: (language: Language, phrase: string) => boolean,
): HelpPage[] => {
  const within = (language: Language) =>
    pages.filter(({ words }) => words[language].some((phrase) => fits(language, phrase)));
  const found = within(own);
  return found.length > 0 ? found : within(otherThan(own));
};

/** The pages that a query is all about: it asks for help, not for goods. */
export const helpFor = (pages: readonly HelpPage[], own: Language, query: string): HelpPage[] =>
  having(pages, own, (language, phrase) => {
    const asked = keyOf(language, query);
    return asked !== '' && asked === keyOf(language, phrase);
  });

const LEAST_TYPED = 3;

/** The pages that somebody may be asking for who is still typing. */
export const helpBeginning = (pages: readonly HelpPage[], own: Language, typed: string): HelpPage[] => {
  const plain = plainWords(typed).join(' ');
  if (plain.length < LEAST_TYPED) return [];
  return having(pages, own, (_, phrase) => plainWords(phrase).join(' ').startsWith(plain));
};
