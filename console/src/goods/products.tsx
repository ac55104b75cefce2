import { Box, Typography } from '@mui/material';
import {
  DateInput,
  Edit,
  FunctionField,
  List,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
  useNotify,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { fileOf, type GoodsRow } from '../data/goods.ts';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { BothInputs } from '../parts/both-inputs.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { useGoodsChange } from './change-dialog.tsx';
import { ExportFile } from './export-button.tsx';
import { ProductPictures } from './product-pictures.tsx';

const filters = [<TextInput key="sku" source="sku" alwaysOn resettable />];

const Actions = () => (
  <TopToolbar>
    <ExportFile kind="Products" />
  </TopToolbar>
);

/** The picture that lists show, served by the shop. */
const Picture = ({ pictures = '' }: { pictures?: string }) => {
  const [first = ''] = pictures.split('|');
  return first.trim() === '' ? null : <img src={first.trim()} alt="" width={56} height={56} loading="lazy" />;
};

export const ProductsList = () => (
  <List filters={filters} actions={<Actions />} empty={false}>
    <Rows rowClick="edit">
      <Column source="pictures" label={false}>
        <FunctionField render={({ pictures }: RaRecord) => <Picture pictures={pictures} />} />
      </Column>
      <Column source="sku">
        <FunctionField
          render={({ id, sku }: RaRecord) => (
            <RowLink resource="products" type="edit" id={id}>
              {sku}
            </RowLink>
          )}
        />
      </Column>
      <Column source="name_en" />
      <Column source="name_fr" />
      <Column source="brand" />
      <Column source="status" />
    </Rows>
  </List>
);

/** A text in both languages, side by side. */
const Both = ({ source, rows = 1 }: { source: string; rows?: number }) => (
  <BothInputs
    source={source}
    between="_"
    label={`resources.products.fields.${source}`}
    multiline={rows > 1}
    {...(rows > 1 && { minRows: rows, maxRows: rows * 3 })}
  />
);

const facts = ['brand', 'series', 'categories', 'gtin', 'width', 'depth', 'height', 'weight'];

const ProductForm = () => {
  const row = useRecordContext<GoodsRow>();
  const notify = useNotify();
  const translate = useTranslate();
  const wordsOf = useWordsOf();
  const { preview, dialog } = useGoodsChange('Products');
  const send = async ({ valid_from, ...values }: Record<string, unknown>) => {
    if (!row) return;
    const csv = fileOf(row, values, valid_from ? String(valid_from) : null);
    if (csv === null) return notify('console.goods.unchanged');
    await preview(row.id, csv).catch((error: unknown) => notify(wordsOf(error), { type: 'error' }));
  };
  return (
    <>
      <SimpleForm
        onSubmit={send}
        sanitizeEmptyValues={false}
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton label="console.goods.preview" alwaysEnable />
          </Toolbar>
        }
      >
        <Typography variant="h6" component="h2">
          {translate('console.goods.words')}
        </Typography>
        <Both source="name" />
        <Both source="highlights" rows={3} />
        <Both source="specifications" rows={3} />
        <Both source="care" rows={2} />
        <Both source="style" />
        <Both source="description" rows={5} />
        <Typography variant="h6" component="h2">
          {translate('console.goods.facts')}
        </Typography>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
          {facts.map((source) => (
            <TextInput key={source} source={source} />
          ))}
          <SelectInput
            source="status"
            choices={['published', 'withdrawn'].map((id) => ({ id, name: id }))}
            translateChoice={false}
          />
          <DateInput source="valid_from" helperText="console.goods.from_help" />
        </Box>
        <Typography variant="h6" component="h2">
          {translate('console.pictures.title')}
        </Typography>
        {row && <ProductPictures sku={row.id} />}
        <TextInput source="pictures" multiline fullWidth />
      </SimpleForm>
      {dialog}
    </>
  );
};

export const ProductEdit = () => (
  <Edit mutationMode="pessimistic" actions={false}>
    <ProductForm />
  </Edit>
);
