import { useState } from 'react';
import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { bodyOf } from '../api/ask.ts';
import { FileDrop } from '../parts/file-drop.tsx';
import { GuardedPage } from '../parts/guarded.tsx';
import { useMay } from '../parts/use-may.ts';
import { PagePart } from '../parts/page-part.tsx';
import { FileImport, type FileKind } from './file-import.tsx';

const goods: readonly FileKind[] = ['Products', 'Prices', 'Categories'];
const accounts: readonly FileKind[] = ['Customers', 'PastOrders'];
/** What spreadsheets write. */
export const csvFiles = '.csv,.txt,.tsv,text/csv,text/plain';

/** Name and size of a file that was chosen. */
export const ChosenFile = ({ file }: { file: File }) => {
  const translate = useTranslate();
  const size = Math.max(1, Math.round(file.size / 1000));
  return <Typography>{translate('console.files.chosen', { name: file.name, size })}</Typography>;
};

/** Takes in files of the shop’s own products or prices, after a preview. */
export const ImportPage = () => {
  const translate = useTranslate();
  const [kind, setKind] = useState<FileKind>('Products');
  const [chosen, setChosen] = useState<{ file: File; count: number } | null>(null);
  const kinds = useMay('applyCustomers') ? [...goods, ...accounts] : goods;
  return (
    <GuardedPage resource="files">
      <PagePart title="console.files.title">
        <Stack spacing={2} sx={{ alignItems: 'start' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            value={kind}
            onChange={(_, next: FileKind | null) => next !== null && setKind(next)}
            aria-label={translate('console.files.kind')}
            sx={{ flexWrap: 'wrap' }}
          >
            {kinds.map((one) => (
              <ToggleButton key={one} value={one}>
                {translate(`console.files.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Typography>{translate(`console.files.help_${kind}`)}</Typography>
          <FileDrop
            label={chosen ? 'console.files.other_file' : 'console.files.choose'}
            hint="console.files.drop"
            accept={csvFiles}
            onFiles={([file]) => file && setChosen((before) => ({ file, count: (before?.count ?? 0) + 1 }))}
          />
          {chosen && <ChosenFile file={chosen.file} />}
        </Stack>
      </PagePart>
      {chosen && (
        <PagePart title="console.goods.preview">
          <FileImport key={`${kind} ${chosen.count}`} kind={kind} content={bodyOf(chosen.file)} />
        </PagePart>
      )}
    </GuardedPage>
  );
};
