import type { CallResult, Language } from '@shop/contract';

export type Aspect = CallResult<'reviewAspects'>['aspects'][number]['aspect'];

interface AspectWords {
  /** That somebody speaks of it. */
  of: string;
  good: string;
  bad: string;
}

interface LanguageWords {
  /** Good and bad of whatever is spoken of. */
  good: string;
  bad: string;
  /** Turn what follows shortly. */
  negations: string;
  /** After a negation: it is none. */
  notAlone: string;
  /** Before an amount: it is bad. */
  tooMuch: string;
  /** How large something is: with `tooMuch` it speaks of the size. */
  sizes: string;
  amounts: string;
  /** Begin a clause that may say the opposite. */
  contrasts: string;
  aspects: Readonly<Record<Aspect, AspectWords>>;
}

/** Plain words (plainWords), of the language in which a review was written. A word that may be either way is in none. */
export const words: Readonly<Record<Language, LanguageWords>> = {
  en: {
    good: `good great excellent perfect perfectly lovely beautiful beautifully nice nicely wonderful amazing fantastic
      superb love loved loves pleased impressed happy well recommend`,
    bad: `bad badly poor poorly terrible awful worst worse horrible disappointed disappointing unhappy wrong problem
      problems issue issues complaint complaints`,
    negations: `not no never without hardly barely less isn doesn didn don wasn aren weren cannot couldn wouldn`,
    notAlone: 'only',
    tooMuch: 'too',
    sizes: 'small big large tall short narrow wide deep high low',
    amounts: 'hard soft firm stiff heavy dark bright strong thin long slow late',
    contrasts: 'but however though although yet except',
    aspects: {
      comfort: {
        of: 'comfort comfortable comfortably comfy cozy uncomfortable cushion cushions sit sits sitting padding',
        good: 'comfortable comfortably comfy cozy soft supportive',
        bad: 'uncomfortable hard lumpy stiff',
      },
      assembly: {
        of: 'assembly assemble assembled assembling instructions screws',
        good: 'easy easily simple quick quickly fast straightforward clear',
        bad: 'difficult hard confusing unclear missing complicated tricky frustrating',
      },
      size: {
        of: 'size sized sizing dimensions fit fits fitted',
        good: 'fits right roomy spacious compact ideal',
        bad: 'cramped tight',
      },
      delivery: {
        of: 'delivery delivered arrived shipping shipped courier driver drivers crew',
        good: 'early fast quick quickly prompt promptly punctual friendly careful polite',
        bad: 'late slow slowly delayed damaged broken rude lost',
      },
      quality: {
        of: 'quality sturdy solid flimsy wobbly wobbles durable finish finished built craftsmanship materials',
        good: 'sturdy solid durable robust',
        bad: 'flimsy wobbly wobbles cheap cheaply chipped scratched cracked broke',
      },
      colour: {
        of: 'colour colours shade',
        good: 'vibrant rich accurate',
        bad: 'faded dull misleading',
      },
      smell: {
        of: 'smell smells smelled smelly odour odor odourless odorless',
        good: 'odourless odorless',
        bad: 'smelly strong chemical unpleasant toxic',
      },
    },
  },
  fr: {
    good: `bon bonne bons bonnes bien excellent excellente parfait parfaite parfaitement superbe magnifique beau belle
      beaux belles ravi ravie satisfait satisfaite content contente adore adorons aime genial geniale impeccable agreable
      recommande`,
    bad: `mauvais mauvaise mal terrible affreux affreuse horrible pire decu decue decevant decevante probleme problemes
      defaut defauts`,
    negations: 'pas jamais aucun aucune sans ni moins peu guere',
    notAlone: 'seulement',
    tooMuch: 'trop',
    sizes: 'petit petite petits petites grand grande grands grandes large haut haute bas basse etroit etroite profond',
    amounts:
      'dur dure mou molle ferme lourd lourde sombre fonce foncee pale fort forte mince long longue lent lente tard',
    contrasts: 'mais cependant pourtant toutefois sauf',
    aspects: {
      comfort: {
        of: 'confort confortable confortables inconfortable inconfortables coussin coussins assise',
        good: 'confortable confortables moelleux moelleuse douillet douillette',
        bad: 'inconfortable inconfortables dur dure',
      },
      assembly: {
        of: 'montage assemblage monter assembler instructions notice',
        good: 'facile faciles facilement simple simples rapide rapidement clair claire claires',
        bad: 'difficile difficiles complique compliquee confus confuse confuses',
      },
      size: {
        of: 'taille format dimensions grandeur',
        good: 'ideal ideale spacieux spacieuse compact compacte',
        bad: 'serre serree',
      },
      delivery: {
        of: 'livraison livre livree livreur livreurs recu recue expedition colis',
        good: 'rapide rapides rapidement ponctuel ponctuelle ponctuels soigneux aimable aimables courtois',
        bad: 'retard tard lent lente lents retarde retardee endommage endommagee brise brisee',
      },
      quality: {
        of: 'qualite solide solides robuste robustes fragile fragiles finition finitions materiaux branle branlant',
        good: 'solide solides robuste robustes durable durables',
        bad: 'fragile fragiles branle branlant branlante abime abimee egratigne egratignee',
      },
      colour: {
        of: 'couleur couleurs teinte',
        good: 'fidele fideles vive vives',
        bad: 'fade fades terne ternes trompeuse',
      },
      smell: {
        of: 'odeur odeurs inodore',
        good: 'inodore',
        bad: 'forte chimique desagreable tenace',
      },
    },
  },
};
