import { Html } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Html', component: Html };

export const States = board(({ t, money }) => (
  <State is="all that texts of the API may hold">
    <Html
      html={`
        <h2>${t('catalog:content.updated', { date: '2026' })}</h2>
        <p>${t('account:forgot.lead')} <a href="#more">${t('catalog:home.seeAll')}</a>. <strong>${money(129_900)}</strong></p>
        <h3>${t('catalog:delivery.title')}</h3>
        <ul><li>${t('cart:delivery.reached')}</li><li>${t('cart:totals.taxLater')}</li></ul>
        <ol><li>${t('cart:address.check')}</li><li>${t('cart:address.failed')}</li></ol>
        <table><thead><tr><th>${t('cart:payment.delivery')}</th><th>${t('cart:address.region')}</th></tr></thead>
        <tbody><tr><td>${money(0)}</td><td>Québec</td></tr></tbody></table>
        <blockquote>${t('catalog:coupon.none')}</blockquote>`}
    />
  </State>
));
