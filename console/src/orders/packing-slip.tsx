import { Box, GlobalStyles, Typography } from '@mui/material';
import {
  ArrayField,
  Button,
  Loading,
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { brand } from '@shop/contract';
import type { OperatorResult } from '@shop/contract/operator';
import { useInstant } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { Address } from './address.tsx';

/** A sheet for the carton: what is left to send, and where it goes. */
export const PackingSlip = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const instant = useInstant();
  const { data } = useGetOne<RaRecord & OperatorResult<'order'>>('orders', { id });
  if (!data) return <Loading />;
  const { order, waiting, region } = data;
  const units = waiting.length > 0 ? waiting : order.items;
  return (
    <Box component="main" sx={{ maxWidth: 800, margin: '0 auto', padding: 3 }}>
      <GlobalStyles styles={{ '@media print': { '.no-print': { display: 'none !important' } } }} />
      <Box className="no-print" sx={{ textAlign: 'right' }}>
        <Button label="console.orders.print" variant="contained" onClick={() => window.print()} />
      </Box>
      <Typography variant="h5" component="h1">
        {brand.name} · {translate('console.orders.slip')}
      </Typography>
      <Typography gutterBottom>
        {order.order_id} · {instant(order.created_at, false)}
      </Typography>
      <Address order={order} region={region} />
      {order.note !== undefined && (
        <Typography sx={{ marginTop: 2 }}>
          {translate('console.orders.note')}: {order.note}
        </Typography>
      )}
      {order.charges && order.charges.length > 0 && (
        <Typography sx={{ marginTop: 2 }}>{order.charges.map(({ title }) => title).join(' · ')}</Typography>
      )}
      <ResourceContextProvider value="orders">
        <RecordContextProvider value={{ id, units }}>
          <ArrayField source="units">
            <Rows>
              <Column source="qty" label="console.orders.units" />
              <Column source="sku" label="resources.prices.fields.sku" />
              <Column source="name" label="resources.prices.fields.name" />
            </Rows>
          </ArrayField>
        </RecordContextProvider>
      </ResourceContextProvider>
    </Box>
  );
};
