import { paths } from '@shop/contract';
import { Loaded, SignInLink } from '@shop/kit';
import { selectIsSignedIn, useNavigate, useSelector, useTranslation } from '@shop/platform';
import { Button, Html, Notice } from '@shop/ui';
import { useState } from 'react';
import { DropshipForm } from './dropship-form.tsx';
import { programmesApi, type Application, type ApplicationStatus } from './endpoints.ts';
import styles from './programmes.module.css';

const Pending = ({ application }: { application: Application }) => {
  const { t } = useTranslation('membership');
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Notice tone="hint">{t('dropship.pending', { name: application.name })}</Notice>
      {isEditing ? (
        <DropshipForm sent={application} onDone={() => setEditing(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setEditing(true)}>
          {t('dropship.edit')}
        </Button>
      )}
    </>
  );
};

const Standing = ({ status, application }: { status: ApplicationStatus; application: Application | null }) => {
  const { t } = useTranslation('membership');
  if (status === 'approved') return <Notice tone="good">{t('dropship.approved')}</Notice>;
  if (status === 'declined') {
    return (
      <>
        <Notice tone="hint">
          {t('dropship.declined')} {application?.rejection_reason}
        </Notice>
        <DropshipForm sent={application} />
      </>
    );
  }
  if (status === 'pending' && application) return <Pending application={application} />;
  return <DropshipForm sent={null} />;
};

const Customer = () => {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const status = programmesApi.useDropshipStatusQuery();
  const programme = programmesApi.useDropshipProgrammeQuery();
  return (
    <Loaded t={t} query={programme} title={t('dropship.failed')} lines={10}>
      {({ content, application }) => (
        <>
          <Html html={content} onNavigate={(path) => void navigate(path)} />
          <Loaded t={t} query={status} title={t('dropship.failed')}>
            {(known) => <Standing status={known} application={application} />}
          </Loaded>
        </>
      )}
    </Loaded>
  );
};

/** Where a customer stands with the dropship programme; a visitor is asked to sign in. */
export const DropshipStanding = () => {
  const { t } = useTranslation('membership');
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <div className={styles.standing}>
      {isSignedIn ? (
        <Customer />
      ) : (
        <>
          <p>{t('dropship.signInHint')}</p>
          <SignInLink redirect={paths.dropship()}>{t('points.signIn')}</SignInLink>
        </>
      )}
    </div>
  );
};
