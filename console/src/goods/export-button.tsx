import Download from '@mui/icons-material/Download';
import { Button, useNotify, type ButtonProps } from 'react-admin';
import { byteOrderMark } from '@shop/csv/write';
import { ask } from '../api/ask.ts';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { saveFile } from '../parts/save-file.ts';
import type { GoodsKind } from './change-dialog.tsx';

/** All that is sold as one file, part by part, as `pnpm operator … export` writes it. */
const wholeFile = async (kind: GoodsKind): Promise<Blob> => {
  const parts: string[] = [byteOrderMark];
  for (let after: number | null | undefined; after !== null;) {
    const part: { csv: string; next: number | null } = await ask(`export${kind}`, { query: { after, limit: 500 } });
    // Each part has the header.
    parts.push(after === undefined ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1));
    after = part.next;
  }
  return new Blob(parts, { type: 'text/csv' });
};

export const ExportFile = ({ kind, ...props }: { kind: GoodsKind } & ButtonProps) => {
  const notify = useNotify();
  const wordsOf = useWordsOf();
  const save = async () => saveFile(await wholeFile(kind), `${kind.toLowerCase()}.csv`);
  return (
    <Button
      {...props}
      label="console.goods.export"
      startIcon={<Download />}
      onClick={() => void save().catch((error: unknown) => notify(wordsOf(error), { type: 'error' }))}
    />
  );
};
