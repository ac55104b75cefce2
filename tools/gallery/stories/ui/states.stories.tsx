import { Button, EmptyState, ErrorState, LinkButton } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/EmptyState, ErrorState', component: EmptyState, subcomponents: { ErrorState } };

export const States = board(({ t }) => (
  <>
    <State is="empty, with what to do next">
      <EmptyState
        icon="heart"
        title={t('account:wishlist.none')}
        action={<LinkButton href="#shop">{t('cart:order.shopOn')}</LinkButton>}
      >
        {t('account:wishlist.noneHint')}
      </EmptyState>
    </State>
    <State is="empty, of a list with filters">
      <EmptyState
        title={t('catalog:list.noMatch.title')}
        action={<Button variant="secondary">{t('catalog:list.noMatch.action')}</Button>}
      >
        {t('catalog:list.noMatch.text')}
      </EmptyState>
    </State>
    <State is="empty, the title alone">
      <EmptyState title={t('account:wishlist.none')} />
    </State>
    <State is="error">
      <ErrorState title={t('catalog:product.error.title')} retryLabel={t('catalog:retry')} onRetry={() => {}}>
        {t('catalog:product.error.text')}
      </ErrorState>
    </State>
    <State is="error, being tried again">
      <ErrorState title={t('catalog:product.error.title')} retryLabel={t('catalog:retry')} onRetry={() => {}} busy>
        {t('catalog:product.error.text')}
      </ErrorState>
    </State>
  </>
));
