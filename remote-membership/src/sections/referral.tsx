import { useTranslation } from '@shop/platform';
import { ReferralInvitation } from '../features/referral/referral.tsx';
import { Section } from '../parts/programme.tsx';

export const ReferralSection = () => {
  const { t } = useTranslation('membership');
  return (
    <Section title={t('referral.heading')}>
      <ReferralInvitation />
    </Section>
  );
};
