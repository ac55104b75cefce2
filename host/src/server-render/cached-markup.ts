import { createElement, type ReactNode } from 'react';

/** Nothing that somebody wrote can hold it. */
const element = `kept-${crypto.randomUUID()}`;
const end = `</${element}>`;
const begin = `<${element} data-part="`;

/** Parts of the shell as they were rendered, by their names. */
export type CachedParts = Map<string, string>;

export interface CachedMarkup {
  /** Stands for a part while a page is rendered: with its children the first time, empty from then on. */
  part(name: string, children: ReactNode): ReactNode;
  /** The markup of that page as it would be with all of its parts rendered. */
  whole(markup: string): string;
}

/** A boundary that React has left to the browser. */
const unfinished = '<!--$!-->';

/**
 * Has the parts of a page rendered that are not known yet. The element around a part is an only child and so counts for
 * nothing in what `useId` gives (ShellTree), and it is taken away again.
 */
export const cachedMarkup = (parts: CachedParts): CachedMarkup => ({
  part: (name, children) => createElement(element, { 'data-part': name }, parts.has(name) ? undefined : children),
  whole(markup) {
    const [first = '', ...rest] = markup.split(begin);
    return (
      first +
      rest
        .map((piece) => {
          const [named, closed] = [piece.indexOf('">'), piece.indexOf(end)];
          const name = piece.slice(0, named);
          const rendered = piece.slice(named + 2, closed);
          const known = parts.get(name);
          if (known === undefined && !rendered.includes(unfinished)) parts.set(name, rendered);
          return (rendered || known || '') + piece.slice(closed + end.length);
        })
        .join('')
    );
  },
});
