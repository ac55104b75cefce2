import { Container, SkipLink, Stack, type StackProps } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default {
  title: 'ui/Container, Stack, SkipLink',
  component: Container,
  subcomponents: { Stack, SkipLink },
  tags: ['no-words', 'wide'],
};

const ground = { background: 'var(--color-sand)' };
const content = { background: 'var(--color-surface)' };

export const States = board(({ t }) => {
  const stack = (props: StackProps) => (
    <Stack {...props} style={ground}>
      <span style={content}>{t('catalog:card.preOrder')}</span>
      <span style={content}>{t('catalog:card.dropPrice')}</span>
      <span style={content}>{t('catalog:card.outOfStock')}</span>
    </Stack>
  );
  return (
    <>
      <State is="skip link, reached by keyboard" as="focused">
        <div style={{ blockSize: '4rem' }}>
          <SkipLink href="#content">{t('host:skip')}</SkipLink>
        </div>
      </State>
      {(['page', 'text', 'form'] as const).map((width) => (
        <State key={width} is={`container: ${width}`}>
          <Container width={width} style={ground}>
            <p style={content}>{t('cart:totals.taxLater')}</p>
          </Container>
        </State>
      ))}
      <State is="stack: column">{stack({ gap: 2 })}</State>
      {([1, 8] as const).map((gap) => (
        <State key={gap} is={`stack: row, gap ${gap}`}>
          {stack({ direction: 'row', gap })}
        </State>
      ))}
      {(['start', 'center', 'end', 'between'] as const).map((align) => (
        <State key={align} is={`stack: row, ${align}`}>
          {stack({ direction: 'row', gap: 1, align })}
        </State>
      ))}
    </>
  );
});
