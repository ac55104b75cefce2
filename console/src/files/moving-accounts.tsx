import { useState } from 'react';
import { Alert, Stack, Typography } from '@mui/material';
import { Button, useTranslate } from 'react-admin';
import { movedAccountsShops, type MovedAccountsShop } from '@shop/contract/operator';
import { ask, bodyOf } from '../api/ask.ts';
import { useLanguage } from '../parts/fields.tsx';
import { PagePart } from '../parts/page-part.tsx';
import { Choice } from './choice.tsx';
import { FileImport } from './file-import.tsx';
import { MovedFile } from './moved-file.tsx';
import { Remarks, type RemarksProps } from './remarks.tsx';
import { SaveCsv } from './save-csv.tsx';

type Kind = 'Customers' | 'PastOrders';

interface Read extends RemarksProps {
  readonly csv: string;
  readonly count: number;
  /** Who agreed to the newsletter on a day that nobody knows. */
  readonly undated: number;
}

/** A file that was read: what is left out of it, then a preview and the import. */
const ReadFile = ({ kind, read: { csv, count, undated, ...remarks } }: { kind: Kind; read: Read }) => {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <PagePart title="console.moving.second">
        <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
          <Typography>{translate(`console.moving.found_${kind}`, { smart_count: count })}</Typography>
          {undated > 0 && (
            <Alert severity="warning">{translate('console.moving.undated', { smart_count: undated })}</Alert>
          )}
          <Remarks {...remarks} />
          <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Button
              label="console.moving.preview"
              variant="contained"
              size="medium"
              disabled={count === 0 || isAsked}
              onClick={() => setAsked(true)}
            />
            <SaveCsv label={`save_${kind}`} csv={csv} name={kind === 'Customers' ? 'customers.csv' : 'orders.csv'} />
            <Typography variant="body2">{translate('console.moving.preview_text')}</Typography>
          </Stack>
        </Stack>
      </PagePart>
      {isAsked && (
        <PagePart title="console.moving.third">
          <FileImport kind={kind} content={csv} />
        </PagePart>
      )}
    </>
  );
};

/** Takes in the customers of another shop, or what they ordered there. */
export const MovingAccounts = ({ kind }: { kind: Kind }) => {
  const translate = useTranslate();
  const [shop, setShop] = useState<MovedAccountsShop>('shopify');
  const [language, setLanguage] = useState(useLanguage());
  const convert = async (file: File): Promise<Read> => {
    const body = bodyOf(file);
    if (kind === 'Customers') {
      const { customers, ...read } = await ask('convertCustomers', { query: { shop, language }, body });
      return { ...read, count: customers };
    }
    const { orders, ...read } = await ask('convertPastOrders', { query: { shop }, body });
    return { ...read, count: orders, undated: 0 };
  };
  return (
    <MovedFile
      fields={
        <>
          <Choice
            label={translate('console.moving.shop')}
            value={shop}
            values={movedAccountsShops}
            textOf={(one) => translate(`console.moving.${one}`)}
            help={translate(`console.moving.help_${kind}_${shop}`)}
            onChange={setShop}
          />
          {kind === 'Customers' && (
            <Choice
              label={translate('console.moving.their_language')}
              value={language}
              values={['en', 'fr']}
              textOf={(one) => translate(`console.language.${one}`)}
              help={translate('console.moving.their_language_help')}
              onChange={setLanguage}
            />
          )}
        </>
      }
      convert={convert}
    >
      {(read) => <ReadFile kind={kind} read={read} />}
    </MovedFile>
  );
};
