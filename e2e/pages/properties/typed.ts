import { expect, type Page } from '../../support/test.ts';

const typable = 'form :is(input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), textarea)';

/** Index of a field among those that were typed into → what stands in it. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Types into everything that can be typed into, and answers what stands in each. No field takes the focus: the page would
 * bring its scripts at once, and has to bring them by itself when it rests.
 */
export const typeEverywhere = (page: Page): Promise<Typed> =>
  page.locator(typable).evaluateAll((fields) => {
    const typed: Record<string, string> = {};
    for (const [at, field] of fields.entries()) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      if (!field.checkVisibility({ visibilityProperty: true }) || field.disabled || field.readOnly) continue;
      const isNumber = /numeric|decimal/.test(field.getAttribute('inputmode') ?? '');
      field.value = isNumber ? '2' : field.getAttribute('type') === 'email' ? 'typed@before.ca' : 'typed';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // A form that appears later must not take its place in the order of the fields.
      field.setAttribute('data-typed', String(at));
      typed[at] = field.value;
    }
    return typed;
  });

/** React has taken every one of them over, and what was typed still stands there. */
export const expectTyped = async (page: Page, typed: Typed): Promise<void> => {
  const taken = () =>
    page
      .locator('[data-typed]')
      .evaluateAll((fields) =>
        Object.fromEntries(
          fields.flatMap((field) =>
            Object.keys(field).some((key) => key.startsWith('__reactFiber$')) && 'value' in field
              ? [[field.getAttribute('data-typed'), field.value]]
              : [],
          ),
        ),
      );
  await expect.poll(taken).toEqual(typed);
};
