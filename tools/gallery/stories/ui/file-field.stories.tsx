import { FileField } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/FileField', component: FileField, tags: ['forced'] };

export const States = board(({ t }) => {
  const photos = {
    label: t('account:returns.photos'),
    chooseLabel: t('account:returns.choosePhotos'),
    noneLabel: t('account:returns.noPhotos'),
  };
  return (
    <>
      <State is="none chosen, optional, with help">
        <FileField
          {...photos}
          optionalLabel={t('account:returns.optional')}
          help={t('account:returns.photosHelp', { count: 5 })}
        />
      </State>
      <State is="pointed at" as="pointed-at">
        <FileField {...photos} />
      </State>
      <State is="reached by keyboard" as="focused">
        <FileField {...photos} />
      </State>
      <State is="wrong">
        <FileField {...photos} error={t('catalog:subscribe.mandatory')} />
      </State>
      <State is="disabled">
        <FileField {...photos} disabled />
      </State>
    </>
  );
});
