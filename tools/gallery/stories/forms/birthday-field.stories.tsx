import { BirthdayField, PhoneField } from '@shop/forms';
import { board, State } from '../../src/board.tsx';

export default { title: 'forms/BirthdayField, PhoneField', component: BirthdayField, subcomponents: { PhoneField } };

export const States = board(({ t, language }) => {
  const birthday = { language, label: t('account:profile.births') };
  const phone = { label: t('cart:address.telephone') };
  return (
    <>
      <State is="birthday, empty">
        <BirthdayField {...birthday} />
      </State>
      <State is="birthday, filled">
        <BirthdayField {...birthday} defaultValue="1990-05-31" />
      </State>
      <State is="birthday, wrong">
        <BirthdayField {...birthday} defaultValue="31 mai" error={t('catalog:subscribe.mandatory')} />
      </State>
      <State is="phone, empty, with help">
        <PhoneField {...phone} help={t('cart:address.telephoneHelp')} />
      </State>
      <State is="phone, filled">
        <PhoneField {...phone} defaultValue="(514) 555-0123" />
      </State>
      <State is="phone, wrong">
        <PhoneField {...phone} defaultValue="555" error={t('catalog:subscribe.mandatory')} />
      </State>
      <State is="phone, disabled">
        <PhoneField {...phone} defaultValue="(514) 555-0123" disabled />
      </State>
    </>
  );
});
