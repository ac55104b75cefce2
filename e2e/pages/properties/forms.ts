import { shopUrl } from '../../support/places.ts';
import { expect, type Page } from '../../support/test.ts';

/** Forms that the browser would send by itself, and where; those of method `dialog` send nothing. */
const nativeForms = (page: Page) =>
  page.locator('form').evaluateAll((forms) =>
    forms
      .filter((form): form is HTMLFormElement => form instanceof HTMLFormElement && form.method !== 'dialog')
      .map((form) => ({
        method: form.method,
        action: form.getAttribute('action') ?? '',
        isPersonal: form.querySelector('[type=password], [type=email], [type=tel], [autocomplete^=cc-]') !== null,
        hasPassword: form.querySelector('[type=password]') !== null,
      })),
  );

/** What the server answers to whom: the same forms stand on every page. */
const answers = new Map<string, Promise<number>>();

/** As somebody else: the page's own person would be logged out by one of them. */
const answerTo = (method: string, url: URL): Promise<number> => {
  const asked = `${method} ${method === 'get' ? url.href : url.pathname}`;
  const known =
    answers.get(asked) ??
    fetch(url, { method, redirect: 'manual', headers: { origin: shopUrl } }).then(async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    });
  answers.set(asked, known);
  return known;
};

/** A GET goes to a page that knows its query and holds nothing personal; a POST to a path that the server answers. */
export const expectAnswered = async (page: Page): Promise<void> => {
  for (const { method, action, isPersonal, hasPassword } of await nativeForms(page)) {
    const form = `${method} ${action}`;
    expect(action, form).not.toBe('');
    expect(hasPassword, form).toBe(false);
    if (method === 'get') expect(isPersonal, form).toBe(false);
    expect([404, 405], form).not.toContain(await answerTo(method, new URL(action, page.url())));
  }
};
