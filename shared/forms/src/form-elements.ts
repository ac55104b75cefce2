/** By field name. A checkbox is a boolean, everything else is text. */
export type FormValues = Record<string, string | boolean>;

const valueOf = (field: Element | RadioNodeList): string | boolean | undefined => {
  if (field instanceof HTMLInputElement) return field.type === 'checkbox' ? field.checked : field.value;
  const hasText =
    field instanceof RadioNodeList || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
  return hasText ? field.value : undefined;
};

export const readFields = (form: HTMLFormElement, names: readonly string[]): FormValues => {
  const read: FormValues = {};
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const value = field ? valueOf(field) : undefined;
    if (value !== undefined) read[name] = value;
  }
  return read;
};

/**
 * The form's values now. They are read from the elements themselves, so that text that the browser filled in, or a
 * person typed before hydration, counts too. A name without an element keeps its value.
 */
export const readForm = <V extends FormValues>(form: HTMLFormElement, values: V): V => ({
  // Same names, and the same kinds: a field's kind is its element's.
  ...values,
  ...readFields(form, Object.keys(values)),
});

/** Writes texts into those of the named fields that are empty; answers their names. */
export const writeEmpty = (form: HTMLFormElement, texts: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (!isField || text === undefined || field.value.trim() !== '') return [];
    field.value = text;
    return [name];
  });

/** The name of the field that an event came from, or undefined. */
export const nameOf = (target: EventTarget): string | undefined =>
  'name' in target && typeof target.name === 'string' && target.name !== '' ? target.name : undefined;

/** Puts the focus on the first field, in the form's order, that is named in `errors`. */
export const focusFirst = (form: HTMLFormElement, errors: object): void => {
  const wrong = [...form.elements].find((field) => {
    const name = nameOf(field);
    return name !== undefined && Object.hasOwn(errors, name);
  });
  if (wrong instanceof HTMLElement) wrong.focus();
};
