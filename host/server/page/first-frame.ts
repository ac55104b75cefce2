import { firstViewEnds } from '@shop/contract';
import { firstFrameId } from '../../contract/document.ts';
import { type InlineStyle, hashOf } from './styles.ts';

/**
 * For the one frame that this animation lasts, the browser knows of an element's content only that it is there: it is
 * neither styled nor laid out nor drawn.
 */
const keyframes = '@keyframes first-frame{0%,to{content-visibility:hidden}}';

/** What stands after the mark, in its parent and in all elements around it. Printing is not held up by a frame. */
const afterMarks = Object.values(firstViewEnds).map(
  ({ id, media }) => `@media screen and ${media}{#${id}~*,:has(#${id})~*{animation:first-frame 1ms}}`,
);

const text = `@layer reset{${afterMarks.join('')}}${keyframes}`;
const style: InlineStyle = { id: firstFrameId, text, hash: hashOf(text) };

const marks = Object.values(firstViewEnds).map(({ id }) => `id="${id}"`);

/**
 * Has the browser's first frame show the first view only. The parser is ahead of the mark by then, and a slow
 * phone would style and lay out half of the page before it shows the first of it. The shell takes the element away
 * before it takes the page over: what comes later is to be seen at once.
 */
export const firstFrameStyles = (markup: string): InlineStyle[] =>
  marks.every((mark) => markup.includes(mark)) ? [style] : [];
