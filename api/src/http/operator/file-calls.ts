import type { OperatorQuery } from '@shop/contract/operator';
import { pricesAfter, type CheckedLine } from '../../domain/catalogue/price-file-check.ts';
import type { PriceLine } from '../../domain/catalogue/price-file.ts';
import type { Remark } from '../../domain/moving/moved.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import {
  applyFile,
  previewFile,
  type FileMistakes,
  type FileOutcome,
  type GoodsFile,
  type GoodsWork,
} from '../../flows/operator/goods-file.ts';
import type { Services } from '../../services.ts';
import { dollarsOf } from '../../domain/catalogue/dollars.ts';

/** Changes that a preview shows one by one. */
const shown = 100;
/** Characters of a text that a preview shows. */
const longestShown = 200;
const cut = (text = ''): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);
const money = (cents: number | null): string => (cents === null ? '' : dollarsOf(cents));

const changesOf = ({ wanted: { prices, stockChange }, good, isNew, before, after }: CheckedLine) => {
  const next = pricesAfter(good, prices);
  const words = Object.entries(after).map(([column, text]) => ({
    column,
    before: cut(before[column]),
    after: cut(text),
  }));
  const amounts = [
    { column: 'price', before: money(good.price), after: money(next.price) },
    { column: 'final_price', before: money(good.finalPrice), after: money(next.finalPrice) },
    { column: 'plus_price', before: money(good.plusPrice), after: money(next.plusPrice) },
    { column: 'stock', before: String(good.stock), after: String(good.stock + stockChange) },
  ];
  return isNew
    ? [...words, ...amounts].map((change) => ({ ...change, before: '' }))
    : [...words, ...amounts.filter((change) => change.before !== change.after)];
};

const lineOf = (checked: CheckedLine) => ({
  line: checked.wanted.line,
  sku: checked.wanted.sku,
  name: checked.good.name || (checked.after['name_en'] ?? ''),
  is_new: checked.isNew,
  from: checked.wanted.from?.toISOString() ?? null,
  changes: changesOf(checked),
});

export const mistakesOf = ({ errors, errorsTotal }: FileMistakes) => ({
  errors: [...errors],
  errors_total: errorsTotal,
});

/** Rows of another shop’s file that are in memory at once; the command line converts longer ones. */
export const mostMoved = 20_000;

/** Remarks that are answered. */
const mostRemarks = 1_000;
export const remarksOf = ({ remarks }: { remarks: readonly Remark[] }) => ({
  remarks: remarks.slice(0, mostRemarks),
  remarks_total: remarks.length,
});

const outcomeOf = ({ changed, planned, unchanged, ...mistakes }: FileOutcome) => ({
  changed,
  planned,
  unchanged,
  ...mistakesOf(mistakes),
});

interface Given {
  readonly services: Services;
  readonly body: GoodsFile;
}

/** The calls that show what a file of a kind would do, and that do it. */
export const fileCalls = <Line extends PriceLine, Checked extends CheckedLine>(work: GoodsWork<Line, Checked>) => ({
  preview: async ({ services, body }: Given) => {
    const { list, ...outcome } = await previewFile(services, work, body, shown);
    return { ...outcomeOf(outcome), list: list.map(lineOf) };
  },
  apply: async ({ services, by, query, body }: Given & { by: Operator; query: OperatorQuery<'applyPrices'> }) =>
    outcomeOf(await applyFile(services, by, work, body, query.skip_wrong ?? false)),
});
