import type { Client, Pool } from 'pg';
import type { Statement } from './recorded-statements.ts';

/** A node of a plan, as EXPLAIN (ANALYZE, FORMAT JSON) writes it. */
interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

interface Explained {
  Plan: Node & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Planning Time': number;
  'Execution Time': number;
}

export interface Scan {
  /** Null for the entries of an index that are only put into a bitmap. */
  table: string | null;
  /** The table is read from its beginning to its end. */
  whole: boolean;
  /** Rows that were looked at, whether or not they were wanted. */
  rows: number;
}

export interface Cost {
  text: string;
  /** Planning and execution. */
  ms: number;
  /** Rows of the answer. */
  rows: number;
  /** Pages of 8 KB. */
  pages: number;
  scans: Scan[];
}

const scansOf = (node: Node): Scan[] => {
  const type = node['Node Type'];
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const table = node['Relation Name'] ?? null;
  const isScan = table !== null ? type.endsWith('Scan') : type === 'Bitmap Index Scan';
  const own = isScan ? [{ table, whole: type === 'Seq Scan', rows: Math.round(each * node['Actual Loops']) }] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
};

/** Whether a statement changes nothing, so that it may be run again. */
export const onlyReads = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) && !/\bfor (no key )?update\b/i.test(text);

/** Runs a statement that only reads, and returns its cost. */
export const costOf = async (
  db: Client | Pool,
  { text, values }: Pick<Statement, 'text' | 'values'>,
): Promise<Cost> => {
  const { rows } = await db.query<{ 'QUERY PLAN': [Explained] }>(`explain (analyze, buffers, format json) ${text}`, [
    ...values,
  ]);
  const explained = rows[0]?.['QUERY PLAN'][0];
  if (!explained) throw new Error(`PostgreSQL explained nothing of ${text}`);
  const { Plan } = explained;
  return {
    text,
    ms: explained['Planning Time'] + explained['Execution Time'],
    rows: Plan['Actual Rows'],
    pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
    scans: scansOf(Plan),
  };
};
