import EditLocation from '@mui/icons-material/EditLocationAlt';
import { required, TextInput } from 'react-admin';
import { formatPhone } from '@shop/format';
import type { OperatorResult } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { useLanguage } from '../parts/fields.tsx';

const fields = ['firstname', 'lastname', 'street', 'apartment_unit_suite', 'city', 'postcode', 'telephone'] as const;
const flat = 'apartment_unit_suite';

/** Another delivery address of the same province, while something is to be delivered and nothing has left for it. */
export const ChangeAddress = ({ order, waiting, region }: OperatorResult<'order'>) => {
  const language = useLanguage();
  const hasLeft = order.shipments.some(({ is_pickup: isPickup = false }) => !isPickup);
  if (hasLeft || waiting.every((unit) => unit.is_pickup)) return null;
  return (
    <CallDialog
      call="changeAddress"
      title="console.orders.change_address"
      icon={<EditLocation />}
      text={['console.orders.change_address_text', { region: region[language] }]}
      defaults={() => ({ ...order.shipping_address, telephone: formatPhone(order.shipping_address.telephone) })}
      inputOf={(values) => {
        const typed = Object.fromEntries(fields.map((field) => [field, String(values[field] ?? '').trim()]));
        return { body: { order_id: order.order_id, ...typed, [flat]: typed[flat] || null } };
      }}
      says={() => 'console.orders.address_changed'}
    >
      {fields.map((field) => (
        <TextInput
          key={field}
          source={field}
          label={`console.orders.fields.${field}`}
          autoComplete="off"
          {...(field !== flat && { validate: required() })}
        />
      ))}
    </CallDialog>
  );
};
