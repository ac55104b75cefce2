import type { Language } from '@shop/contract';

/** The panel's words. They are no part of the shell's texts, which every page carries. */
export interface Words {
  title: string;
  close: string;
  outline: string;
  reset: string;
  sections: string;
  packages: string;
  regions: string;
  events: string;
  /** What a package of the page is. */
  live: string;
  inPlaceOf: (build: string) => string;
  server: (origin: string) => string;
  from: (origin: string) => string;
  build: string;
  packed: string;
  commit: string;
  platform: string;
  loaded: string;
  loading: string;
  errors: string;
  none: string;
  unknown: string;
  files: (count: number) => string;
  kept: string;
  bytes: (text: string) => string;
  ms: (text: string) => string;
  fault: (expose: string, cause: string) => string;
  fills: string;
  hears: string;
  asks: string;
  places: string;
  noRegions: string;
  page: string;
  slot: (name: string) => string;
  overlay: (intents: string) => string;
  /** How often something stands on the page. */
  times: (count: number) => string;
  event: {
    document: string;
    paint: string;
    alive: string;
    page: (path: string) => string;
    intent: (name: string, owner: string) => string;
    nobody: string;
    file: (name: string, file: string) => string;
    fault: (name: string, what: string) => string;
  };
}

const many = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`;

export const words: Readonly<Record<Language, Words>> = {
  en: {
    title: 'What this page is made of',
    close: 'Close',
    outline: 'Outline regions',
    reset: 'Back to the releases',
    sections: 'Parts of the panel',
    packages: 'Packages',
    regions: 'Regions',
    events: 'Events',
    live: 'live',
    inPlaceOf: (build) => `in place of build ${build}`,
    server: (origin) => `development server ${origin}`,
    from: (origin) => `from ${origin}`,
    build: 'Build',
    packed: 'Packed',
    commit: 'Commit',
    platform: 'Platform',
    loaded: 'Loaded',
    loading: 'On its way',
    errors: 'Errors',
    none: 'none',
    unknown: 'not known',
    files: (count) => (count === 1 ? '1 file' : `${count} files`),
    kept: 'from the browser’s cache',
    bytes: (text) => `${text} KB`,
    ms: (text) => `${text} ms`,
    fault: (expose, cause) => `${expose} (${cause})`,
    fills: 'Fills slots',
    hears: 'Owns intents',
    asks: 'Dispatches intents',
    places: 'Has slots',
    noRegions: 'Nothing of a remote is on this page.',
    page: 'page',
    slot: (name) => `in slot ${name}`,
    overlay: (intents) => `for ${intents}`,
    times: (count) => (count === 1 ? 'once' : `${count} times`),
    event: {
      document: 'The document is here',
      paint: 'First contents are painted',
      alive: 'The shell has the page',
      page: (path) => `Page ${path}`,
      intent: (name, owner) => `Intent ${name}, owner: ${owner}`,
      nobody: 'nobody',
      file: (name, file) => `${name}: ${file}`,
      fault: (name, what) => `Error of ${name}: ${what}`,
    },
  },
  fr: {
    title: 'De quoi cette page est faite',
    close: 'Fermer',
    outline: 'Encadrer les zones',
    reset: 'Retour aux versions publiées',
    sections: 'Parties du panneau',
    packages: 'Modules',
    regions: 'Zones',
    events: 'Événements',
    live: 'en service',
    inPlaceOf: (build) => `à la place de la version ${build}`,
    server: (origin) => `serveur de développement ${origin}`,
    from: (origin) => `de ${origin}`,
    build: 'Version',
    packed: 'Assemblée le',
    commit: 'Commit',
    platform: 'Plateforme',
    loaded: 'Chargé',
    loading: 'En chemin',
    errors: 'Erreurs',
    none: 'aucune',
    unknown: 'inconnu',
    files: (count) => many(count, 'fichier', 'fichiers'),
    kept: 'du cache du navigateur',
    bytes: (text) => `${text} Ko`,
    ms: (text) => `${text} ms`,
    fault: (expose, cause) => `${expose} (${cause})`,
    fills: 'Remplit les emplacements',
    hears: 'Détient les intentions',
    asks: 'Émet les intentions',
    places: 'Offre les emplacements',
    noRegions: 'Rien d’un module ne se trouve sur cette page.',
    page: 'page',
    slot: (name) => `dans l’emplacement ${name}`,
    overlay: (intents) => `pour ${intents}`,
    times: (count) => `${count} fois`,
    event: {
      document: 'Le document est arrivé',
      paint: 'Le premier contenu est affiché',
      alive: 'La coquille a repris la page',
      page: (path) => `Page ${path}`,
      intent: (name, owner) => `Intention ${name}, détenue par : ${owner}`,
      nobody: 'personne',
      file: (name, file) => `${name} : ${file}`,
      fault: (name, what) => `Erreur de ${name} : ${what}`,
    },
  },
};
