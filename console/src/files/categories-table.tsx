import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { useLanguage } from '../parts/fields.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import type { Mapping } from './moved-goods.ts';

interface CategoriesTableProps {
  readonly theirs: OperatorResult<'convertProducts'>['categories'];
  readonly ours: OperatorResult<'categories'>['list'];
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** For each category of the other shop the one of ours in which its products stand. */
export const CategoriesTable = ({ theirs, ours, mapping, onChange }: CategoriesTableProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const paths = ours.map(({ path }) => path);
  const names = new Map(ours.map(({ path, name }) => [path, name[language]]));
  const choose = (name: string, path: string | null): void => {
    const { [name]: _, ...others } = mapping;
    onChange(path === null ? others : { ...others, [name]: path });
  };
  return (
    <PlainTable
      label={translate('console.moving.categories')}
      rows={theirs}
      keyOf={(row) => row.theirs}
      columns={[
        { label: translate('console.moving.theirs'), cell: (row) => row.theirs },
        { label: translate('console.moving.products'), isNumber: true, cell: ({ products }) => products },
        {
          label: translate('console.moving.ours'),
          cell: (row) => (
            <Autocomplete
              size="small"
              options={paths}
              value={mapping[row.theirs] ?? null}
              getOptionLabel={(path) => `${names.get(path) ?? ''} (${path})`}
              onChange={(_, path) => choose(row.theirs, path)}
              sx={{ minWidth: 260 }}
              renderInput={(params) => (
                <TextField
                  {...params}
                  margin="none"
                  label={`${row.theirs} → ${translate('console.moving.ours')}`}
                  helperText={mapping[row.theirs] === undefined ? translate('console.moving.no_category') : undefined}
                />
              )}
            />
          ),
        },
      ]}
    />
  );
};
