// The HTML standard's own pattern for <input type=email>, with a dot required in the domain.
const pattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether a text is one e-mail address (VAL-002). The caller trims it first. */
export const isEmail = (text: string): boolean => pattern.test(text);
