import { FunctionField, List, TextInput, TopToolbar, type RaRecord } from 'react-admin';
import type { GoodsRow } from '../data/goods.ts';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { ExportFile } from './export-button.tsx';
import { PriceDialog } from './price-dialog.tsx';

const filters = [<TextInput key="sku" source="sku" alwaysOn resettable />];

const Actions = () => (
  <TopToolbar>
    <ExportFile kind="Prices" />
  </TopToolbar>
);

export const PricesList = () => (
  <List filters={filters} actions={<Actions />} empty={false}>
    <Rows>
      <Column source="sku" />
      <Column source="name" />
      <Column source="price" align="right" />
      <Column source="final_price" align="right" />
      <Column source="plus_price" align="right" />
      <Column source="stock" align="right" />
      <Column source="calls" label={false}>
        <FunctionField render={(row: RaRecord) => <PriceDialog row={row as GoodsRow} />} />
      </Column>
    </Rows>
  </List>
);

export const PlansList = () => (
  <List exporter={false} empty={false}>
    <Rows>
      <Column source="sku" />
      <Column source="from">
        <InstantField source="from" />
      </Column>
      <Column source="price" align="right">
        <FunctionField render={({ price }: RaRecord) => (price === null ? '' : (price / 100).toFixed(2))} />
      </Column>
      <Column source="final_price" align="right">
        <FunctionField
          render={({ final_price }: RaRecord) => (final_price === null ? '' : (final_price / 100).toFixed(2))}
        />
      </Column>
      <Column source="columns">
        <FunctionField render={({ columns }: RaRecord) => columns.join(', ')} />
      </Column>
      <Column source="calls" label={false}>
        <FunctionField
          render={({ id }: RaRecord) => (
            <CallDialog
              call="dropPlannedPrice"
              title="console.goods.drop"
              text="console.goods.drop_text"
              isGrave
              inputOf={() => ({ body: { id: Number(id) } })}
              says={() => 'console.goods.dropped'}
            />
          )}
        />
      </Column>
    </Rows>
  </List>
);
