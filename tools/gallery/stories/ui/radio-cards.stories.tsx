import { RadioCards } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/RadioCards', component: RadioCards };

export const States = board(({ t, money }) => {
  const options = [
    { value: 'card', label: t('cart:payment.card'), description: t('cart:payment.safe'), end: money(129_900) },
    { value: 'later', label: t('cart:plan.years', { count: 3 }), end: money(8_900) },
    {
      value: 'wallet',
      label: t('cart:plan.years', { count: 5 }),
      description: t('cart:payment.notNow'),
      disabled: true,
    },
  ];
  const amounts = [0, 500, 1000, 2000].map((cents) => ({
    value: String(cents),
    label: cents === 0 ? t('cart:tip.none') : money(cents),
  }));
  const ways = { legend: t('cart:payment.method'), options, onChange: () => {} };
  return (
    <>
      <State is="one chosen, one disabled">
        <RadioCards {...ways} value="card" />
      </State>
      <State is="none chosen, wrong">
        <RadioCards {...ways} value={undefined} error={t('catalog:subscribe.mandatory')} />
      </State>
      <State is="reached by keyboard" as="focused">
        <RadioCards {...ways} legendHidden value="card" />
      </State>
      <State is="side by side, with help">
        <RadioCards
          inline
          legend={t('cart:tip.legend')}
          help={t('cart:tip.help')}
          options={amounts}
          value="1000"
          onChange={() => {}}
        />
      </State>
    </>
  );
});
