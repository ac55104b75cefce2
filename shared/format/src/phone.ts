const stored = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/;

/** A stored phone number as people write it, `(613) 555-0123`; other text comes back as it is. */
export const formatPhone = (text: string): string => {
  const [, area, exchange, line] = stored.exec(text) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : text;
};
