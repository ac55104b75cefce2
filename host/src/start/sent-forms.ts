import { handOverEvent, type HandOver } from '../../contract/document.ts';
import { inPlaceType, type SentInPlace } from '../../contract/forms.ts';
import { showNotice } from './notices.ts';

/** How long an answer is waited for, in ms: the page does not come to life before it. */
const TIMEOUT_MS = 10_000;

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

const sentBy = async (form: HTMLFormElement): Promise<SentInPlace> => {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  const headers = { accept: inPlaceType };
  const answer = await fetch(form.action, { method: 'POST', body, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${form.action} answered ${answer.status}`);
  return answer.json();
};

/** Sends forms before the shell is there. */
export interface SentForms {
  /** Sends the form of this button, unless the shell is about to; whether this one takes care of it. */
  take(button: HTMLButtonElement | HTMLInputElement): boolean;
  /** Resolves when none is on its way. */
  settled(): Promise<unknown>;
}

/**
 * Sends a form that says that it may be (`data-in-place`, in which stands what to say when nobody knows whether it was
 * carried out) by one request of its own, and says on its page what became of it; what only another page can say, that
 * page says. `acceptsCookies` tells whether the visitor accepts cookies: without them the next page knows nobody.
 */
export const sentForms = (acceptsCookies: () => boolean, onSend: () => void): SentForms => {
  const pending = new Map<HTMLFormElement, Promise<HandOver>>();
  const done: HandOver[] = [];
  let isOver = false;

  const send = async (form: HTMLFormElement, button: HTMLElement): Promise<HandOver> => {
    button.dataset.held = '';
    try {
      const { redirect, inPlace } = await sentBy(form);
      if (!inPlace || !acceptsCookies()) {
        location.assign(redirect);
        return [];
      }
      showNotice(inPlace.text, inPlace.link);
      showCount(inPlace.link.href, inPlace.count);
      return inPlace.actions;
    } catch {
      showNotice(form.dataset.inPlace ?? '');
      return [];
    } finally {
      delete button.dataset.held;
    }
  };
  addEventListener(
    handOverEvent,
    (event) => {
      isOver = true;
      if (event instanceof CustomEvent) event.detail.push(...done, ...pending.values());
    },
    { once: true },
  );
  return {
    take(button) {
      const { form } = button;
      if (isOver || button.type !== 'submit' || form?.dataset.inPlace === undefined || !navigator.onLine) return false;
      if (pending.has(form) || !form.reportValidity()) return true;
      const sending = send(form, button).then((actions) => {
        pending.delete(form);
        done.push(actions);
        return actions;
      });
      pending.set(form, sending);
      onSend();
      return true;
    },
    settled: () => Promise.all(pending.values()),
  };
};
