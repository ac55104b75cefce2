import { ToastRegion, type ToastMessage } from '@shop/ui';
import { board } from '../../src/board.tsx';
import type { Spoken } from '../../src/spoken.ts';

export default { title: 'ui/ToastRegion', component: ToastRegion };

const region = (toast: (spoken: Spoken) => Omit<ToastMessage, 'id'>) =>
  board((spoken) => (
    <ToastRegion
      toast={{ id: 1, ...toast(spoken) }}
      onDismiss={() => {}}
      stay={1e8}
      label={spoken.t('host:toast.label')}
      closeLabel={spoken.t('host:toast.close')}
    />
  ));

export const Neutral = region(({ t }) => ({ text: t('account:wishlist.removed') }));
export const GoodWithALink = region(({ t }) => ({
  tone: 'ok',
  text: t('account:wishlist.added'),
  link: { label: t('host:header.wishlist'), href: '#wishlist' },
}));
export const ErrorWithAnAction = region(({ t }) => ({
  tone: 'error',
  text: t('account:merge.failed'),
  action: { label: t('account:merge.undo'), onPress: () => {} },
}));
