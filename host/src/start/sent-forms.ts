import { handOverEvent, type HandOver } from '../../contract/document.ts';
import { inPlaceType, type SentInPlace } from '../../contract/forms.ts';
import { showNotice } from './notices.ts';
import { untilHandOver } from './until-hand-over.ts';

/** How long an answer is waited for, in ms: the page does not come to life before it. */
const TIMEOUT_MS = 10_000;

/** The control that submits a form: a button, or a `select` on change. */
export type Sender = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

interface Sending {
  sender: Sender;
  form: HTMLFormElement;
  body: string;
  done: Promise<HandOver>;
}

const isChoice = (sender: Sender): boolean => sender instanceof HTMLSelectElement;

/** Whether a form may be sent before the shell is there. */
export const isInPlace = (form: HTMLFormElement | null): form is HTMLFormElement => form?.dataset.inPlace !== undefined;

/** Until the shell says itself how many things are behind a link, the link's own attribute does. */
const showCount = (href: string, count: number): void => {
  const link = [...document.querySelectorAll<HTMLElement>('header a')].find((one) => one.getAttribute('href') === href);
  if (!link) return;
  link.dataset.count = count > 99 ? '99+' : String(count);
  const shell = new MutationObserver(() => {
    delete link.dataset.count;
    shell.disconnect();
  });
  shell.observe(link, { attributeFilter: ['aria-label'] });
};

const bodyOf = (form: HTMLFormElement, sender: Sender): string => {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  if (!isChoice(sender) && sender.name) body.set(sender.name, sender.value);
  return String(body);
};

const answerTo = async (form: HTMLFormElement, body: string): Promise<SentInPlace> => {
  const headers = { accept: inPlaceType, 'content-type': 'application/x-www-form-urlencoded' };
  // Who leaves the page meanwhile has asked for it all the same.
  const options = { method: 'POST', body, headers, keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const answer = await fetch(form.action, options);
  if (!answer.ok) throw new Error(`${form.action} answered ${answer.status}`);
  return answer.json();
};

/** Sends forms before the shell is there. */
export interface SentForms {
  /** Sends the form of what was pressed or chosen in, unless the shell is about to; whether this one takes care of it. */
  take(sender: Sender): boolean;
  /** Resolves when none is on its way. */
  settled(): Promise<unknown>;
}

/**
 * Sends a form that says that it may be (`data-in-place`, in which stands what to say when nobody knows whether it was
 * carried out) by one request of its own, and says on its page what became of it; what only another page can say, that
 * page says. A form that asks for another page (GET) is sent by the browser. They are sent one after another, so that all
 * of them are the same guest's; of choices in one form that wait the last one counts. `acceptsCookies` tells whether the
 * visitor accepts cookies: without them the next page knows nobody.
 */
export const sentForms = (acceptsCookies: () => boolean, onSend: () => void): SentForms => {
  const pending = new Set<Sending>();
  const done: HandOver[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let isOver = false;

  const waitingOf = (form: HTMLFormElement): Sending[] => [...pending].filter((one) => one.form === form);

  const send = async (one: Sending, chosen: string): Promise<HandOver> => {
    const { sender, form, body } = one;
    if (isChoice(sender) && waitingOf(form).at(-1) !== one) return [];
    try {
      const answer = await answerTo(form, body);
      if ('problem' in answer) {
        showNotice(answer.problem);
        return [];
      }
      const { redirect, inPlace } = answer;
      if (!inPlace || !acceptsCookies()) {
        location.assign(redirect);
        return [];
      }
      showNotice(inPlace.text, inPlace.link);
      if (isChoice(sender)) sender.dataset.sent = chosen;
      if (inPlace.count) showCount(inPlace.count.href, inPlace.count.number);
      return inPlace.actions;
    } catch {
      showNotice(form.dataset.inPlace ?? '');
      return [];
    }
  };
  const take = (sender: Sender): boolean => {
    const { form } = sender;
    if (isOver || !isInPlace(form) || !navigator.onLine) return false;
    if (!isChoice(sender) && sender.type !== 'submit') return false;
    if (!form.reportValidity()) return true;
    if (form.method === 'get') {
      // Who comes back sees what this page shows.
      addEventListener('pagehide', () => form.reset(), { once: true });
      form.requestSubmit();
      return true;
    }
    const body = bodyOf(form, sender);
    const same = waitingOf(form);
    // A button that is pressed twice means once.
    if (isChoice(sender) ? same.at(-1)?.body === body : same.some((one) => one.body === body)) return true;
    sender.dataset.held = '';
    const { value } = sender;
    const one: Sending = {
      sender,
      form,
      body,
      done: turn.then(async () => {
        const actions = await send(one, value);
        pending.delete(one);
        done.push(actions);
        if (![...pending].some((other) => other.sender === sender)) delete sender.dataset.held;
        return actions;
      }),
    };
    pending.add(one);
    turn = one.done;
    onSend();
    return true;
  };
  untilHandOver((event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.disabled || button.form?.method !== 'post' || !take(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  addEventListener(
    handOverEvent,
    (event) => {
      isOver = true;
      if (event instanceof CustomEvent) event.detail.push(...done, ...[...pending].map((one) => one.done));
    },
    { once: true },
  );
  return {
    take,
    settled: () => Promise.all([...pending].map((one) => one.done)),
  };
};
