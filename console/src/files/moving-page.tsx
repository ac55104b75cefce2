import { useState } from 'react';
import { Alert, Box, MenuItem, Stack, TextField } from '@mui/material';
import { Button, useTranslate } from 'react-admin';
import { movedShops, type MovedShop, type OperatorResult } from '@shop/contract/operator';
import { ask, bodyOf } from '../api/ask.ts';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { useLanguage } from '../parts/fields.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { GuardedPage } from '../parts/guarded.tsx';
import { PagePart } from '../parts/page-part.tsx';
import { ChosenFile, csvFiles } from './import-page.tsx';
import { Moved } from './moved.tsx';

const languages = ['en', 'fr'] as const;

interface Choice<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly help?: string;
  readonly onChange: (value: Value) => void;
}

const Select = <Value extends string>({ label, value, values, textOf, help, onChange }: Choice<Value>) => (
  <TextField
    select
    label={label}
    value={value}
    helperText={help}
    onChange={({ target }) => onChange(target.value as Value)} // one of those that are shown
  >
    {values.map((one) => (
      <MenuItem key={one} value={one}>
        {textOf(one)}
      </MenuItem>
    ))}
  </TextField>
);

/** Takes in the products of another shop: its file is read, previewed and imported. */
export const MovingPage = () => {
  const translate = useTranslate();
  const wordsOf = useWordsOf();
  const ours = useLanguage();
  const [shop, setShop] = useState<MovedShop>('shopify');
  const [language, setLanguage] = useState(ours);
  const [brand, setBrand] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [read, setRead] = useState<{ converted: OperatorResult<'convertProducts'>; count: number } | null>(null);
  const convert = async (given: File) => {
    setReading(true);
    setFault(null);
    try {
      const query = { shop, language, brand: brand.trim() || undefined };
      const converted = await ask('convertProducts', { query, body: bodyOf(given) });
      setRead((before) => ({ converted, count: (before?.count ?? 0) + 1 }));
    } catch (error) {
      setRead(null);
      setFault(wordsOf(error));
    }
    setReading(false);
  };
  return (
    <GuardedPage resource="moving">
      <PagePart title="console.moving.first">
        <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
            <Select
              label={translate('console.moving.shop')}
              value={shop}
              values={movedShops}
              textOf={(one) => translate(`console.moving.${one}`)}
              help={translate(`console.moving.help_${shop}`)}
              onChange={setShop}
            />
            <Select
              label={translate('console.moving.language')}
              value={language}
              values={languages}
              textOf={(one) => translate(`console.language.${one}`)}
              onChange={setLanguage}
            />
            <TextField
              label={translate('console.moving.brand')}
              value={brand}
              onChange={({ target }) => setBrand(target.value)}
            />
          </Box>
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
            label={isReading ? 'console.files.reading' : 'console.moving.convert'}
            variant="contained"
            size="medium"
            disabled={file === null || isReading}
            onClick={() => file && void convert(file)}
            sx={{ alignSelf: 'start' }}
          />
        </Stack>
      </PagePart>
      {read && <Moved key={read.count} converted={read.converted} />}
    </GuardedPage>
  );
};
