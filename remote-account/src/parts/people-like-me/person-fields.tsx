import { personRooms } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { SelectField, TextField } from '@shop/ui';
import type { Ref } from 'react';

interface FieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
}
interface Props {
  field: (name: 'height' | 'room') => FieldProps;
  /** Of both, below the height. */
  help?: string;
  heightRef?: Ref<HTMLInputElement>;
}

/** How tall somebody is, and in which room something is or will be: both are optional. */
export const PersonFields = ({ field, help = '', heightRef }: Props) => {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        {...field('height')}
        ref={heightRef}
        label={t('people.height')}
        help={`${t('people.heightHelp')} ${help}`.trim()}
        optionalLabel={t('people.optional')}
        autoComplete="off"
        maxLength={20}
      />
      <SelectField
        {...field('room')}
        label={t('people.room')}
        optionalLabel={t('people.optional')}
        placeholder={t('people.noRoom')}
        options={personRooms.map((room) => ({ value: room, label: t(`people.rooms.${room}`) }))}
      />
    </>
  );
};
