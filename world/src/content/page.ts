import type { ContentPage, Text } from '@shop/contract/contents';

/** A heading and the paragraphs below it; a paragraph that starts with "- " is a line of a list. */
export type Section = readonly [heading: Text, ...paragraphs: Text[]];

const asHtml = (sections: readonly Section[], language: 'en' | 'fr') =>
  sections
    .map(([heading, ...paragraphs]) => {
      const lines = paragraphs.map((paragraph) => paragraph[language]);
      const body = lines
        .map((line) => (line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`))
        .join('');
      return `<h2>${heading[language]}</h2>${body.replace(/(<li>.*<\/li>)/, '<ul>$1</ul>')}`;
    })
    .join('');

/** `urlPath` without the leading slash. `footerLink` is the key of the footer link that leads here. */
export const page = (
  urlPath: string,
  title: Text,
  footerLink: string | null,
  sections: readonly Section[],
): Omit<ContentPage, 'id'> => ({
  urlPath,
  title,
  footerLink,
  body: { en: asHtml(sections, 'en'), fr: asHtml(sections, 'fr') },
});
