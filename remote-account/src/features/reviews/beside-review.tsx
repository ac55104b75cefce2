import type { Language } from '@shop/contract';
import { useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import type { BesideReviewPart, SaidBeside } from '../../parts/beside-review/beside-review-part.ts';
import * as parts from '../../parts/beside-review/index.ts';

/** What features ask besides a review. */
export const besideReview: readonly BesideReviewPart[] = Object.values(parts);

export const besideValues: Readonly<Record<string, string>> = Object.assign(
  {},
  ...besideReview.map(({ initial }) => initial),
) as Record<string, string>; // each of its parts is one

export interface Beside {
  said: SaidBeside;
  /** What to say where it did not arrive. */
  notSent: string;
}

/** What is said besides the review, of each part that says something; or what is wrong, by field. */
export const readBeside = (typed: Readonly<Record<string, string>>, language: Language) => {
  const said: Beside[] = [];
  const wrong: Record<string, string> = {};
  for (const { read, notSent } of besideReview) {
    const part = read(typed, language);
    if ('wrong' in part) Object.assign(wrong, part.wrong);
    else if (part.said) said.push({ said: part.said, notSent: notSent[language] });
  }
  return { said, wrong };
};

/** Says what did not arrive with a review, and sends it once more. */
export const NotSent = ({ reviewId, unsent: { said, notSent } }: { reviewId: number; unsent: Beside }) => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch<AppDispatch>();
  const [state, setState] = useState<'unsent' | 'sending' | 'sent'>('unsent');
  if (state === 'sent') return <Notice tone="good">{t('writeReview.sentNow')}</Notice>;
  return (
    <Notice tone="trouble">
      {notSent}{' '}
      <Button
        variant="secondary"
        size="small"
        busy={state === 'sending'}
        onClick={() => {
          setState('sending');
          void said.send(dispatch, reviewId).then((isSent) => setState(isSent ? 'sent' : 'unsent'));
        }}
      >
        {t('writeReview.sendAgain')}
      </Button>
    </Notice>
  );
};
