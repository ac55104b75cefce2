import { Readable } from 'node:stream';
import { askOutside, OutsideProblem } from '@shop/outside';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { does, lineOf, type Command } from '../command.ts';
import { contentOf } from '../goods-files.ts';
import { rowsOf } from '../../domain/moving/rows.ts';

/** As large as a picture may be that an operator adds. */
const mostBytes = 30 * 2 ** 20;
const limit = 60_000;

/** Returns why a picture cannot be taken over. @throws Error that is no fault of the picture or its address */
const whyNot = (error: unknown): string => {
  const isKnown = error instanceof OperatorProblem || error instanceof OutsideProblem;
  if (isKnown || error instanceof TypeError || error instanceof DOMException) return error.message;
  throw error;
};

/** Gives products the pictures that a file names by their addresses elsewhere, in the order of the file. */
export const fetchPictures: Command = does('file', { origin: '[<origin>]' }, async (ask, file, given) => {
  const origin = typeof given['origin'] === 'string' ? given['origin'] : undefined;
  const remarks: { line: number; message: string }[] = [];
  let added = 0;
  for await (const { line, cell } of rowsOf(await contentOf(file), { needed: ['sku', 'url'] })) {
    const [sku, url] = [cell('sku'), cell('url')];
    try {
      const bounds = {
        ms: limit,
        bytes: mostBytes,
        mayBeInside: origin !== undefined,
        ...(origin !== undefined && { origin }),
      };
      const { ok, status, body } = await askOutside(url, {}, bounds);
      if (!ok) throw new OperatorProblem(`it answers ${status}`);
      await ask('addProductPicture', { query: { sku }, body: Readable.from([body]) });
      added += 1;
    } catch (error) {
      remarks.push({ line, message: `${sku}, ${url}: ${whyNot(error)}` });
    }
  }
  const lines = [
    ...remarks.map(({ line, message }) => lineOf([`line ${line}`, message])),
    `${added} pictures are added; ${remarks.length} are not.`,
  ];
  return { text: lines.join('\n'), data: { added, remarks } };
});
