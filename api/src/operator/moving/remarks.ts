import type { Remark } from '../../domain/moving/moved.ts';
import { lineOf } from '../command.ts';
import { mistakesOf } from '../goods-files.ts';

export const remarkLine = ({ line, message }: Remark): string => lineOf([`line ${line}`, message]);

/** What a file of a move has that is left out, and its mistakes. */
export const leftOutOf = (
  outcome: Parameters<typeof mistakesOf>[0] & { remarks: Remark[]; remarks_total: number },
): string[] => [
  ...outcome.remarks.map(remarkLine),
  ...(outcome.remarks_total > outcome.remarks.length
    ? [`… and ${outcome.remarks_total - outcome.remarks.length} more remarks`]
    : []),
  ...mistakesOf(outcome),
];
