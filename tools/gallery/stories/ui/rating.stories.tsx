import { Rating } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Rating', component: Rating, tags: ['no-words'] };

export const States = board(({ t }) => {
  const label = (score: number, count: number) => t('catalog:rating.label', { score, count });
  return (
    <>
      {[0, 0.5, 1, 2.3, 3.7, 4.5, 5].map((score) => (
        <State key={score} is={`score ${score}`}>
          <Rating score={score} count={12} label={label(score, 12)} />
        </State>
      ))}
      <State is="small">
        <Rating size="small" score={4.5} count={1234} label={label(4.5, 1234)} />
      </State>
      <State is="large">
        <Rating size="large" score={4.5} count={1234} label={label(4.5, 1234)} />
      </State>
      <State is="without a number">
        <Rating score={4} label={t('catalog:rating.stars', { score: 4 })} />
      </State>
      <State is="link to the reviews">
        <Rating url="#reviews" score={4.5} count={12} label={label(4.5, 12)} />
      </State>
      <State is="link, reached by keyboard" as="focused">
        <Rating url="#reviews" score={4.5} count={12} label={label(4.5, 12)} />
      </State>
    </>
  );
});
