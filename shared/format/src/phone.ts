// The accepted shapes (VAL-013), then the stored one (E.164).
const shapes = [
  /^1?(\d{3})(\d{3})(\d{4})$/,
  /^(\d{3})-(\d{3})-(\d{4})$/,
  /^\((\d{3})\) (\d{3})-(\d{4})$/,
  /^\+1(\d{3})(\d{3})(\d{4})$/,
];

const parts = (text: string): string[] | undefined => {
  for (const shape of shapes) {
    const match = shape.exec(text.trim());
    if (match) return match.slice(1);
  }
  return undefined;
};

/** A phone number in E.164 (`+16135550123`); undefined when the text has none of the accepted shapes. */
export const parsePhone = (text: string): string | undefined => {
  const found = parts(text);
  return found && `+1${found.join('')}`;
};

/** A stored phone number as people write it, `(613) 555-0123`; other text comes back as it is. */
export const formatPhone = (text: string): string => {
  const [area, exchange, line] = parts(text) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : text;
};
