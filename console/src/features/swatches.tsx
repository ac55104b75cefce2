import Palette from '@mui/icons-material/Palette';
import { Typography } from '@mui/material';
import { FunctionField, List, type RaRecord } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { allFilter } from '../parts/all-filter.tsx';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, StateField } from '../parts/fields.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { Column, Rows } from '../parts/table.tsx';
import type { FeatureView } from './feature-view.ts';

type Request = OperatorResult<'swatches'>['list'][number];

/** As it is written on an envelope. */
const envelopeOf = ({
  firstname,
  lastname,
  street,
  apartment_unit_suite,
  city,
  postcode,
}: Request['address']): string =>
  [`${firstname} ${lastname}`, [street, apartment_unit_suite].filter(Boolean).join(', '), `${city} ${postcode}`].join(
    '\n',
  );

const SwatchesList = () => (
  <List filters={allFilter} exporter={false} empty={false}>
    <Rows empty={<Nothing text="console.swatches.none" />}>
      <Column source="id" />
      <Column source="created_at">
        <InstantField source="created_at" />
      </Column>
      <Column source="status">
        <StateField source="status" />
      </Column>
      <Column source="swatches">
        <FunctionField render={({ swatches }: RaRecord) => (swatches as Request['swatches']).join(', ')} />
      </Column>
      <Column source="address">
        <FunctionField
          render={({ address }: RaRecord) => (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {envelopeOf(address as Request['address'])}
            </Typography>
          )}
        />
      </Column>
      <Column source="email" />
      <Column source="calls" label={false}>
        <FunctionField
          render={({ id, status }: RaRecord) =>
            status === 'requested' && (
              <CallDialog
                call="sendSwatches"
                title="console.swatches.send"
                text="console.swatches.send_text"
                inputOf={() => ({ body: { id: Number(id) } })}
                says={({ id: sent, email }) => ['console.swatches.sent', { id: sent, email }]}
              />
            )
          }
        />
      </Column>
    </Rows>
  </List>
);

export const swatchesView: FeatureView = { name: 'swatches', icon: Palette, List: SwatchesList };
