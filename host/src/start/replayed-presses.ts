import { hydratedEvent } from '../../contract/document.ts';
import { inPlaceOf } from './in-place-of.ts';
import { isInPlace, type Sender } from './sent-forms.ts';
import { keepTexts } from './typed-texts.ts';

/** How long a form's button waits for the scripts before the browser sends the form by itself, in ms. */
const TIMEOUT_MS = 6000;

type Pressed = HTMLButtonElement | HTMLInputElement;

const isPost = (form: HTMLFormElement | null): boolean => form?.method === 'post';

/** Whether a press sends a form: once is meant, however often it is pressed. */
const isSubmit = (pressed: Pressed): boolean => pressed.type === 'submit' && isPost(pressed.form);

/** Whether the browser answers a press of it: what opens or closes a popover or, if it knows of that, a dialog. */
const isBrowsers = (pressed: Pressed): boolean =>
  pressed.hasAttribute('popovertarget') ||
  (pressed.hasAttribute('commandfor') && 'commandForElement' in HTMLButtonElement.prototype);

/** Only what scripts can answer well: links, searches and disclosures the browser answers at once. */
const pressedIn = (event: Event): Pressed | null => {
  if (!(event.target instanceof Element)) return null;
  const pressed = event.target.closest<Pressed>('button, input[type=checkbox], input[type=radio]');
  if (!pressed || pressed.disabled || isBrowsers(pressed)) return null;
  return pressed.type === 'submit' && !isPost(pressed.form) ? null : pressed;
};

export interface ReplayedPresses {
  /** Scripts will not come: what the browser can do without them, it does. */
  release(): void;
}

interface QueuedPress {
  pressed: Pressed;
  /** It, or what stands in its place. */
  now: () => Pressed | undefined;
}

const press = ({ pressed, now }: QueuedPress): void => {
  if (pressed.isConnected || !isSubmit(pressed)) return now()?.click();
  // Drawn anew since: what was filled in is in the old form, which the browser sends.
  if (pressed.form) document.body.append(pressed.form);
  pressed.click();
};

interface HoldOptions {
  /** Whether it takes care of a press or a choice itself: then that is not held. */
  take(sender: Sender): boolean;
  /** Hears of each that is held. */
  onQueued(): void;
  /**
   * The page's scripts are being fetched already, and its fields say themselves what was chosen in them: of fields only
   * those of forms that the page sends by itself are held. Each button counts once: it may pay.
   */
  isComing?: boolean;
}

/**
 * Holds presses of a page whose scripts are on their way and repeats each on the same element once the shell has taken
 * the page over, so that none is lost and no form is sent twice. What is held shows that it is busy. A select that was
 * changed before says so again; texts are kept where the page was drawn anew. A form whose scripts take too long, or
 * which has been drawn anew, is sent by the browser, but not without a network.
 */
export const holdPresses = ({ take, onQueued, isComing = false }: HoldOptions): ReplayedPresses => {
  const queued: QueuedPress[] = [];
  const giveTextsBack = keepTexts();
  const changed = new Map<HTMLSelectElement, () => HTMLSelectElement | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const countsOnce = (pressed: Pressed): boolean =>
    isSubmit(pressed) || (isComing && pressed instanceof HTMLButtonElement);
  const onClick = (event: Event): void => {
    const pressed = pressedIn(event);
    if (!pressed || (isComing && pressed instanceof HTMLInputElement && !isInPlace(pressed.form))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (take(pressed)) return;
    if (countsOnce(pressed) && queued.some((one) => one.pressed === pressed)) return;
    queued.push({ pressed, now: inPlaceOf(pressed) });
    pressed.dataset.held = '';
    if (isSubmit(pressed) && timer === undefined) wait();
    onQueued();
  };
  const onChange = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement) || take(target)) return;
    if (!isComing) changed.set(target, inPlaceOf(target));
    onQueued();
  };
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('click', onClick, true);
    removeEventListener('change', onChange, true);
  };
  const repeat = (isMeant: (pressed: Pressed) => boolean): void => {
    const all = queued.splice(0);
    for (const { pressed } of all) delete pressed.dataset.held;
    for (const one of all) if (isMeant(one.pressed)) press(one);
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(release, TIMEOUT_MS);
  };
  const release = (): void => {
    clearTimeout(timer);
    // The browser alone could only fail.
    if (!navigator.onLine) return addEventListener('online', wait, { once: true });
    stop();
    repeat(isSubmit);
  };

  addEventListener('click', onClick, true);
  addEventListener('change', onChange, true);
  addEventListener(
    hydratedEvent,
    () => {
      stop();
      // After the shell's own effects, which this event is sent from.
      queueMicrotask(() => {
        giveTextsBack();
        for (const [{ value }, now] of changed) {
          const select = now();
          if (select) select.value = value;
          select?.dispatchEvent(new Event('change', { bubbles: true }));
        }
        repeat(() => true);
      });
    },
    { once: true },
  );
  return { release };
};
