import { Button, Dialog, Stack } from '@shop/ui';
import { board } from '../../src/board.tsx';

export default { title: 'ui/Dialog', component: Dialog, tags: ['wide', 'forced'] };

const nothing = (): void => {};

export const Small = board(({ t }) => (
  <Dialog
    open
    size="small"
    onClose={nothing}
    title={t('account:addresses.ask')}
    closeLabel={t('host:header.close')}
    footer={
      <Stack direction="row" gap={3} align="end">
        <Button variant="secondary">{t('host:waiting.cancel')}</Button>
        <Button>{t('account:addresses.yes')}</Button>
      </Stack>
    }
  >
    <p>{t('account:addresses.deleteNamed', { place: '1234, boulevard René-Lévesque Ouest' })}</p>
  </Dialog>
));

export const LongerThanTheScreen = board(({ t }) => (
  <Dialog
    open
    onClose={nothing}
    title={t('cart:payment.unconfirmed')}
    closeLabel={t('host:header.close')}
    footer={<Button wide>{t('cart:order.shopOn')}</Button>}
  >
    {Array.from({ length: 12 }, (_, at) => (
      <p key={at}>{t('cart:payment.otherDeclined')}</p>
    ))}
    <a href="#terms">{t('host:footer.legal.terms')}</a>
  </Dialog>
));

export const LargeWithoutTitle = board(({ t }) => (
  <Dialog
    open
    size="large"
    onClose={nothing}
    titleHidden
    title={t('catalog:quickView.title')}
    closeLabel={t('host:header.close')}
  >
    <p>{t('cart:payment.otherDeclined')}</p>
  </Dialog>
));
LargeWithoutTitle.tags = ['!forced', 'no-words'];
LongerThanTheScreen.tags = ['!forced', '!wide', 'no-words'];
