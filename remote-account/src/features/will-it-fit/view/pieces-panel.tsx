import { LoadState } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Button, EmptyState, Skeleton } from '@shop/ui';
import type { ComponentProps } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { pressed } from '../home/address.ts';
import type { Answers } from '../home/answers.ts';
import type { Unit } from '../home/lengths.ts';
import type { Piece } from '../home/plan.ts';
import { PieceLines, type Known } from './piece-answers.tsx';
import { Summary } from './summary.tsx';
import type { useSentences } from './use-sentences.ts';
import styles from './answers.module.css';

interface Props {
  pieces: readonly Piece[];
  /** Of what the pieces measure. */
  query: ComponentProps<typeof LoadState>['query'] & { data?: unknown };
  answers: Answers;
  unit: Unit;
  knownOf: (id: number) => Known | undefined;
  nameOf: (index: number) => string;
  sentencesOf: ReturnType<typeof useSentences>['of'];
}

/** The pieces with all that is said of them, and the way to add those of the cart. */
export const PiecesPanel = ({ pieces, query, answers, unit, knownOf, nameOf, sentencesOf }: Props) => {
  const { t } = useTranslation('account');
  const shape = <Skeleton shape="lines" lines={6} />;
  return (
    <Panel title={t('fit.answers')}>
      {pieces.length === 0 && (
        <EmptyState title={t('fit.empty')} headingLevel={3}>
          {t('fit.emptyHint')}
        </EmptyState>
      )}
      {pieces.length > 0 && query.data === undefined && (
        <LoadState t={t} query={query} title={t('fit.failed')} headingLevel={3} shape={shape} />
      )}
      {pieces.length > 0 && query.data !== undefined && (
        <>
          <Summary answers={answers} />
          <ol className={styles.pieces}>
            {answers.pieces.map((piece, index) => (
              <PieceLines
                // oxlint-disable-next-line react/no-array-index-key -- a product may be on the plan several times
                key={index}
                index={index}
                name={nameOf(index)}
                known={knownOf(pieces[index]?.id ?? 0)}
                unit={unit}
                carried={piece.carried}
                sentences={sentencesOf(piece)}
              />
            ))}
          </ol>
        </>
      )}
      <div>
        <Button type="submit" variant="secondary" size="small" icon="cart" name={pressed.add} value={pressed.cart}>
          {t('fit.addCart')}
        </Button>
      </div>
    </Panel>
  );
};
