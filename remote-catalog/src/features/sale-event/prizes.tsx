import { useTranslation } from '@shop/platform';
import type { Lottery } from './endpoints.ts';
import styles from './lottery.module.css';

export const Prizes = ({ prizes }: { prizes: Lottery['prizes'] }) => {
  const { t } = useTranslation('catalog');
  const worth = prizes.filter(({ kind }) => kind !== 'none');
  return (
    <div>
      <h3>{t('lottery.prizes')}</h3>
      <ul className={styles.prizes}>
        {worth.map(({ prize_id, title }) => (
          <li key={prize_id} className={styles.prize}>
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Who won last, by first name. */
export const Winners = ({ winners }: { winners: Lottery['winners'] }) => {
  const { t } = useTranslation('catalog');
  return (
    <div>
      <h3>{t('lottery.winners')}</h3>
      {winners.length === 0 ? (
        <p>{t('lottery.noWinner')}</p>
      ) : (
        <ul className={styles.winners}>
          {winners.map(({ id, nickname, prize }) => (
            <li key={id}>{t('lottery.winner', { nickname, prize })}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
