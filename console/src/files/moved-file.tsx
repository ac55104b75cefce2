import { useState, type ReactNode } from 'react';
import { Alert, Box, Stack } from '@mui/material';
import { Button, useTranslate } from 'react-admin';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { PagePart } from '../parts/page-part.tsx';
import { ChosenFile, csvFiles } from './import-page.tsx';

interface MovedFileProps<Converted> {
  /** What is said of the file before it is read. */
  readonly fields: ReactNode;
  readonly convert: (file: File) => Promise<Converted>;
  /** What is shown of the file that was read. */
  readonly children: (converted: Converted) => ReactNode;
}

/** A file of another shop, which is chosen, described and read; what was read is shown below it. */
export const MovedFile = <Converted,>({ fields, convert, children }: MovedFileProps<Converted>) => {
  const translate = useTranslate();
  const wordsOf = useWordsOf();
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [read, setRead] = useState<{ converted: Converted; count: number } | null>(null);
  const readFile = async (given: File) => {
    setReading(true);
    setFault(null);
    try {
      const converted = await convert(given);
      setRead((before) => ({ converted, count: (before?.count ?? 0) + 1 }));
    } catch (error) {
      setRead(null);
      setFault(wordsOf(error));
    }
    setReading(false);
  };
  return (
    <>
      <PagePart title="console.moving.first">
        <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>{fields}</Box>
          <FileDrop
            label={file ? 'console.files.other_file' : 'console.files.choose'}
            hint="console.files.drop"
            accept={csvFiles}
            isBusy={isReading}
            onFiles={([given]) => given && setFile(given)}
          />
          {file && <ChosenFile file={file} />}
          {fault !== null && <Alert severity="error">{fault}</Alert>}
          <Button
            label={translate(isReading ? 'console.files.reading' : 'console.moving.convert')}
            variant="contained"
            size="medium"
            disabled={file === null || isReading}
            onClick={() => file && void readFile(file)}
            sx={{ alignSelf: 'start' }}
          />
        </Stack>
      </PagePart>
      {read && (
        <Box key={read.count} sx={{ display: 'contents' }}>
          {children(read.converted)}
        </Box>
      )}
    </>
  );
};
