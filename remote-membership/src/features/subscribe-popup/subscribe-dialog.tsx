import { newsletterOffers } from '@shop/contract';
import { formatRoundMoney } from '@shop/format';
import { Dialog } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { useState } from 'react';
import { EmailStep } from './email-step.tsx';
import { SmsStep } from './sms-step.tsx';
import { couponsOf, MESSAGE_ONLY, SuccessView, type Answered } from './success-view.tsx';

interface Props {
  /** The API's answer to an address that was submitted elsewhere, such as in the footer. */
  answered?: { email: string; answer: Answered };
  onClose: () => void;
  /** Called when the API has the address; the pop-up does not open again today. */
  onSubscribed: () => void;
}

type Step = { name: 'email' } | { name: 'sms' | 'success'; email: string; answer: Answered };

/** The phone is asked for when the result lacks one and is not only a message (POP-002). */
const wantsPhone = ({ type, hasPhone }: Answered): boolean => hasPhone === false && type !== MESSAGE_ONLY;

/** The coupon pop-up: its e-mail step, the optional phone, then what the API said to it. */
export default function SubscribeDialog({ answered, onClose, onSubscribed }: Props) {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const [step, setStep] = useState<Step>(answered ? { name: 'success', ...answered } : { name: 'email' });
  const answeredWith = (answer: Answered, email: string): void => {
    onSubscribed();
    setStep({ name: wantsPhone(answer) ? 'sms' : 'success', answer, email });
  };
  // The coupons' own text says what they are worth: some of them may have been used before.
  const given = step.name === 'success' && couponsOf(step.answer).length > 0 ? step.answer.subTitle : '';
  return (
    <Dialog
      onClose={onClose}
      title={given || t('subscribe.heading', { amount: formatRoundMoney(newsletterOffers.heading, language) })}
      // Without coupons the heading promises none.
      titleHidden={step.name === 'success' && couponsOf(step.answer).length === 0}
      closeLabel={t('close')}
      size="small"
    >
      {step.name === 'email' && <EmailStep onAnswered={answeredWith} />}
      {step.name === 'sms' && <SmsStep email={step.email} onDone={() => setStep({ ...step, name: 'success' })} />}
      {step.name === 'success' && <SuccessView answer={step.answer} email={step.email} onClose={onClose} />}
    </Dialog>
  );
}
