const WORDS_A_MINUTE = 200;

/** How long reading HTML takes, in whole minutes. */
export const readingMinutes = (html: string): number => {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
};

/** HTML in what stands above its first h2, and the parts below each of them. */
export const sectionsOf = (html: string): { intro: string; sections: { title: string; content: string }[] } => {
  const [intro = '', ...parts] = html.split('<h2>');
  return {
    intro,
    sections: parts.map((part) => {
      const [title = '', content = ''] = part.split('</h2>');
      return { title, content };
    }),
  };
};
