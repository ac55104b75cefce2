/** The accepted shapes of a phone number (VAL-013). */
const shapes = [/^\d{10}$/, /^1\d{10}$/, /^\d{3}-\d{3}-\d{4}$/, /^\(\d{3}\) \d{3}-\d{4}$/, /^\+1\d{10}$/];

/** A North American number as E.164 (`+14165550123`), or null when it is none. */
export const normalisedPhone = (text: string): string | null => {
  const trimmed = text.trim();
  if (!shapes.some((shape) => shape.test(trimmed))) return null;
  return `+1${trimmed.replace(/\D/g, '').slice(-10)}`;
};
