import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Button, Icon } from '@shop/ui';
import type { PieceAnswers, Sizes } from '../home/answers.ts';
import { pressed } from '../home/address.ts';
import type { Unit } from '../home/lengths.ts';
import { useLengths } from './use-lengths.ts';
import type { Sentence } from './use-sentences.ts';
import styles from './answers.module.css';

export interface Known extends Sizes {
  name: string;
  url_path: string;
}

interface Props {
  /** From 0. */
  index: number;
  name: string;
  known: Known | undefined;
  unit: Unit;
  carried: PieceAnswers['carried'];
  sentences: readonly Sentence[];
}

const icons = { good: 'check', bad: 'warning', open: 'minus' } as const;

/** What a piece measures, and what is said of it at each way and in the room. */
export const PieceLines = ({ index, name, known, unit, carried, sentences }: Props) => {
  const { t } = useTranslation('account');
  const { sides } = useLengths(unit);
  const cartons = known?.cartons ?? [];
  return (
    <li className={styles.piece}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <span className={styles.number}>{index + 1}</span>{' '}
          {known ? <Link href={paths.product(known.url_path)}>{name}</Link> : name}
        </h3>
        <Button
          type="submit"
          variant="quiet"
          size="small"
          icon="trash"
          name={pressed.remove}
          value={index}
          aria-label={t('fit.removeNamed', { name })}
        >
          {t('fit.remove')}
        </Button>
      </div>
      <p className={styles.sizes}>
        {known?.measures ? t('fit.sizes', { sides: sides(known.measures) }) : t('fit.noSizes')}
        {' · '}
        {cartons.length > 0
          ? t('fit.cartons', { count: cartons.length, sides: [...new Set(cartons.map(sides))].join('; ') })
          : t(carried === 'piece' ? 'fit.noCartonPiece' : 'fit.noCarton')}
      </p>
      {sentences.length > 0 && (
        <ul className={styles.sentences}>
          {sentences.map(({ key, tone, text }) => (
            <li key={key} data-tone={tone} className={styles.sentence}>
              <Icon name={icons[tone]} size={16} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
