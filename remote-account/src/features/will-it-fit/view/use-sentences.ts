import { useTranslation } from '@shop/platform';
import type { Answer, InRoom, PieceAnswers } from '../home/answers.ts';
import type { Short } from '../geometry/opening.ts';
import type { HomeDoor } from '../home/read-home.ts';
import type { Unit } from '../home/lengths.ts';
import { useLengths } from './use-lengths.ts';

export interface Sentence {
  key: string;
  tone: 'good' | 'bad' | 'open';
  text: string;
}

interface Around {
  unit: Unit;
  doors: readonly HomeDoor[];
  /** The name of a piece, by its place. */
  nameOf: (index: number) => string;
}

/** What is said of a piece, line by line. */
export const useSentences = ({ unit, doors, nameOf }: Around) => {
  const { t } = useTranslation('account');
  const { lack } = useLengths(unit);

  const shortOf = (kind: Answer['kind'], { of, by }: Short): string => {
    const lacking = { by: lack(by) };
    if (of !== 'each') return t(`fit.short.${of}`, lacking);
    return t(kind === 'turn' || kind === 'landing' ? `fit.short.${kind}` : 'fit.short.each', lacking);
  };

  const wayOf = (answer: Answer): Sentence => {
    const { kind, passage } = answer;
    const name = kind === 'door' ? t('fit.door', { number: answer.number }) : t(`fit.way.${kind}`);
    const line = (tone: Sentence['tone'], says: string): Sentence => ({
      key: name,
      tone,
      text: t('fit.line', { name, says }),
    });
    if (passage.way === 'unknown') return line('open', t('fit.unknown'));
    if (passage.way === 'no') return line('bad', t('fit.no', { short: shortOf(kind, passage.short) }));
    if (kind === 'landing') return line('good', t(`fit.goes.turn.${passage.way}`));
    const manner = kind === 'turn' || kind === 'elevator' || kind === 'car' ? kind : 'door';
    return line('good', t(`fit.goes.${manner}.${passage.way}`));
  };

  const roomOf = (inRoom: InRoom): Sentence[] => {
    const line = (key: string, tone: Sentence['tone'], says: string): Sentence => ({
      key,
      tone,
      text: t('fit.line', { name: t('fit.room.name'), says }),
    });
    if (inRoom.state === 'conflicts')
      return inRoom.conflicts.map((conflict) => {
        const by = lack(conflict.by);
        if (conflict.with === 'wall') return line('wall', 'bad', t('fit.room.wall', { by }));
        if (conflict.with === 'door') {
          const number = doors[conflict.index]?.number ?? 0;
          return line(`door${number}`, 'bad', t('fit.room.swing', { by, number }));
        }
        return line(`piece${conflict.index}`, 'bad', t('fit.room.overlap', { by, name: nameOf(conflict.index) }));
      });
    if ('by' in inRoom) return [line('room', 'bad', t(`fit.room.${inRoom.state}`, { by: lack(inRoom.by) }))];
    const tones = { free: 'good', unknown: 'open', noSpot: 'bad' } as const;
    return [line('room', tones[inRoom.state], t(`fit.room.${inRoom.state}`))];
  };

  return {
    roomOf,
    of: ({ inRoom, ways }: PieceAnswers): Sentence[] => [...(inRoom ? roomOf(inRoom) : []), ...ways.map(wayOf)],
  };
};
