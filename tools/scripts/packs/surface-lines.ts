import { createHash } from 'node:crypto';

const declared =
  /^(?:export )?(?:declare )?(?:default )?(?:abstract )?(?:const|let|var|function|class|interface|type|enum|namespace) ([\w$]+)/m;
const passedOn = /^export \{ (?:[\w$]+ as )?([\w$]+) \}/m;

/** What a block of a report declares; its imports, and whatever has no name, are one more. */
const nameIn = (block: string): string => (declared.exec(block) ?? passedOn.exec(block))?.[1] ?? '(imports)';

const codeOf = (report: string): string => report.slice(report.indexOf('```ts') + 5, report.lastIndexOf('```'));

/** A line for each declaration of the entries' reports: entry, name, and a hash of what is declared under that name. */
export const linesOf = (reports: ReadonlyMap<string, string>): string[] =>
  [...reports]
    .flatMap(([entry, report]) =>
      [...Map.groupBy(codeOf(report).trim().split('\n\n'), nameIn)].map(([name, blocks]) => {
        const hash = createHash('sha256').update(blocks.join('\n\n')).digest('hex').slice(0, 8);
        return `${entry} ${name} ${hash}`;
      }),
    )
    .toSorted();
