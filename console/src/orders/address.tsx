import { Box } from '@mui/material';
import { formatPhone } from '@shop/format';
import type { OperatorResult } from '@shop/contract/operator';
import { useLanguage } from '../parts/fields.tsx';

/** An order's delivery address as on a label, with the telephone number of whoever is there. */
export const Address = ({ order, region }: Pick<OperatorResult<'order'>, 'order' | 'region'>) => {
  const language = useLanguage();
  const { firstname, lastname, street, apartment_unit_suite, city, postcode, telephone } = order.shipping_address;
  const lines = [
    `${firstname} ${lastname}`,
    [street, apartment_unit_suite].filter(Boolean).join(', '),
    `${city}, ${region[language]} ${postcode}`,
    formatPhone(telephone),
  ];
  return (
    <Box component="address" translate="no" sx={{ fontStyle: 'normal' }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
};
