// The HTML standard's own pattern for <input type=email>, with a dot required in the domain.
const pattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Longer ones cannot be written to (RFC 5321). */
const LONGEST = 254;

/** Whether a text is one e-mail address (VAL-002): the rule of forms and API. What was typed is `cleaned` first. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && pattern.test(text);
