import { CloseOnBack, useTranslation } from '@shop/platform';
import { Dialog } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { EmailStep } from './email-step.tsx';
import { couponsOf, SuccessView, type Answered } from './success-view.tsx';

interface Props {
  /** What the API said already, to an address that was given elsewhere. */
  answered?: Answered;
  onClose: () => void;
  /** The API has the address; the pop-up need not come again today. */
  onSubscribed: () => void;
}

/** The coupon pop-up: its e-mail step, then what the API said to it. */
export default function SubscribeDialog({ answered, onClose, onSubscribed }: Props): ReactNode {
  const { t } = useTranslation('membership');
  const [answer, setAnswer] = useState(answered);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('subscribe.heading')}
      // Nothing is promised over an answer that brings nothing.
      titleHidden={answer !== undefined && couponsOf(answer).length === 0}
      closeLabel={t('close')}
      size="small"
    >
      <CloseOnBack onBack={onClose} />
      {answer === undefined ? (
        <EmailStep
          onAnswered={(given) => {
            onSubscribed();
            setAnswer(given);
          }}
        />
      ) : (
        <SuccessView answer={answer} onClose={onClose} />
      )}
    </Dialog>
  );
}
