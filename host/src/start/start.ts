import { deadEvent, hydratedEvent, type FormsBlock, type StartBlock } from '../../contract/document.ts';
import { followAppearance } from '../dom/appearance.ts';
import { isPoor } from '../dom/connection.ts';
import { isLeaving, linkOf } from '../dom/leaving.ts';
import { readDataBlock } from '../dom/data-block.ts';
import { isKnownVisitor } from '../dom/known-visitor.ts';
import { listenForPanelKey } from '../dom/panel-key.ts';
import { afterFirstView } from '../dom/when-idle.ts';
import { holdPresses } from './replayed-presses.ts';
import { releasePictures } from './main-picture.ts';
import { showNotice, showOffline } from './notices.ts';
import { addFiles, fetchAhead } from './page-files.ts';
import { keepLanguage } from './same-language.ts';
import { keepHydrationInSlices } from './sliced-hydration.ts';
import { isInPlace, sentForms } from './sent-forms.ts';
import { takeStep } from './steps.ts';
import { untilHandOver } from './until-hand-over.ts';

/** Only the shell can answer these well: who only reads misses nothing yet. */
const signs = ['click', 'keydown', 'focusin'] as const;

/** Whether it happens in a form that the page sends by itself, wherever that form stands. */
const isInForm = ({ target }: Event): boolean => {
  if (!(target instanceof Element)) return false;
  const control = target.closest<HTMLButtonElement | HTMLInputElement | HTMLSelectElement>('button, input, select');
  return isInPlace(control?.form ?? target.closest('form'));
};

/** Calls once, at the first need. A link leads to a document of its own, which should have the line to itself. */
const onFirstNeed = (run: () => void): void => {
  const onEvent = (event: Event): void => {
    if (linkOf(event) || isInForm(event)) return;
    for (const sign of signs) removeEventListener(sign, onEvent, true);
    run();
  };
  for (const sign of signs) addEventListener(sign, onEvent, { capture: true, passive: true });
};

/** Calls each time that somebody sets out for another document, by a link or a search. */
const onLeaving = (run: () => void): void => {
  addEventListener('click', (event) => isLeaving(event) && run(), { capture: true, passive: true });
  addEventListener('submit', run, { capture: true, passive: true });
};

/** Whether somebody was there before this script: what they typed waits in a field of theirs. */
const isTouched = (): boolean =>
  navigator.userActivation?.hasBeenActive === true ||
  document.activeElement?.matches('input, textarea, select') === true;

interface AnswerOptions {
  /** Said when something is pressed without a network. */
  offline: string;
  /** Hears of each press that waits for the shell. */
  onQueued?: () => void;
  /** Hears of each form that is sent. */
  onSend?: () => void;
  /** Its scripts are on their way by themselves. */
  isComing?: boolean;
}

/** Answers presses until the shell is there: forms that say so are sent, all else waits for it. */
const answerPresses = ({ offline, onQueued, onSend, isComing = false }: AnswerOptions) => {
  keepHydrationInSlices();
  followAppearance();
  const forms = sentForms(isKnownVisitor, () => onSend?.());
  // The router would have to fetch first what the other page needs: its document is there sooner.
  untilHandOver((event) => isLeaving(event) && event.stopImmediatePropagation());
  const { release } = holdPresses({
    take: (sender) => takeStep(sender) || forms.take(sender),
    onQueued() {
      if (!navigator.onLine) showOffline(offline);
      onQueued?.();
    },
    isComing,
  });
  addEventListener(
    deadEvent,
    (event) => {
      release();
      if (event instanceof CustomEvent && event.detail) showNotice(event.detail);
    },
    { once: true },
  );
  return { forms, release };
};

/**
 * The one script of a page that is the same for everyone: the shell's scripts come when somebody needs them, and else
 * once the page rests, for whom that costs nothing that they feel; they are fetched first, and run when all of them are
 * there. Who sets out for another page meanwhile has the line to themselves; the rest is fetched when they come back.
 * Pictures that have not been let come by then come after the scripts, which let them come as they run, or when one of
 * these does not come.
 */
export const start = (block: StartBlock): void => {
  const keepPictures = releasePictures();
  let isStarted = false;
  let fetching: AbortController | null = null;
  const begin = (areThere = navigator.onLine): void => {
    if (isStarted) return;
    // A file that was asked for in vain would be taken for missing later as well.
    if (!areThere) {
      addEventListener('online', () => begin(), { once: true });
      return void rest();
    }
    isStarted = true;
    keepPictures();
    addFiles(block, () => {
      releasePictures();
      release();
    });
  };
  const rest = async (): Promise<void> => {
    await forms.settled();
    if (isStarted || fetching) return;
    // A known visitor's page shows something of theirs, such as a cart's count, which only the shell brings.
    if (navigator.onLine && isPoor()) return isKnownVisitor() ? begin() : undefined;
    const own = new AbortController();
    fetching = own;
    const isThere = await fetchAhead(block, own.signal);
    if (fetching === own) fetching = null;
    if (isThere) begin(true);
  };
  const stopFetching = (): void => {
    fetching?.abort();
    fetching = null;
  };
  const { forms, release } = answerPresses({
    offline: block.offline,
    onQueued: () => begin(),
    onSend() {
      stopFetching();
      void rest();
    },
  });
  listenForPanelKey();
  onFirstNeed(() => begin());
  onLeaving(stopFetching);
  addEventListener('pageshow', ({ persisted }) => persisted && void rest());
  if (isTouched()) return begin();
  afterFirstView(() => void rest());
};

/** A page of one person, whose scripts come at once: what is pressed before them waits for them all the same. */
export const startOwnPage = ({ offline }: FormsBlock): void => {
  const { release } = answerPresses({ offline, isComing: true });
  // One of the document's own: what the shell adds later may fail without it.
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.defer) release();
  };
  addEventListener('error', onError, true);
  addEventListener(hydratedEvent, () => removeEventListener('error', onError, true), { once: true });
};

const block = readDataBlock<StartBlock>('start');
const forms = readDataBlock<FormsBlock>('forms');
if (block) {
  keepLanguage();
  start(block);
} else if (forms) startOwnPage(forms);
