import { Loaded, formProblem } from '@shop/kit';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { Badge, Button, LinkButton, Form, SubmitButton } from '@shop/ui';
import { useState } from 'react';
import { BirthdayField, birthdayRule, formSchema, useForm } from '@shop/forms';
import { RowsShape } from '../../parts/rows-shape.tsx';
import { pointsApi, type Task } from './endpoints.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useEarn } from './use-earn.ts';
import styles from '../../parts/rows.module.css';

const schema = formSchema({ births: birthdayRule() });

/** The day on which the customer was born, told once for its points. */
const BirthdayForm = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const [saveBirthday] = pointsApi.useSaveBirthdayMutation();
  const earn = useEarn();
  const { form, field } = useForm({
    schema,
    initial: { births: '' },
    language,
    onSubmit: async ({ births }) => {
      const saved = saveBirthday(births);
      if (await earn(saved)) return { ok: true };
      const { error } = await saved;
      return formProblem(error, t, 'births');
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <BirthdayField {...field('births')} language={language} label={t('points.birthday')} />
      <SubmitButton size="small">{t('points.tell')}</SubmitButton>
    </Form>
  );
};

const Sign = () => {
  const { t } = useTranslation('membership');
  const [sign, { isLoading }] = pointsApi.useSignPointsMutation();
  const earn = useEarn();
  return (
    <Button size="small" busy={isLoading} onClick={() => void earn(sign())}>
      {t('points.sign')}
    </Button>
  );
};

/** Collects what has been done, or leads to where it is done. */
const Collect = ({ task: { task_id, is_ready, url, title } }: { task: Task }) => {
  const { t } = useTranslation('membership');
  const [collect, { isLoading }] = pointsApi.useCollectPointsMutation();
  const earn = useEarn();
  if (is_ready === 0) {
    return (
      <LinkButton
        size="small"
        variant="secondary"
        href={url ?? ''}
        linkComponent={Link}
        aria-label={`${t('points.go')}: ${title}`}
      >
        {t('points.go')}
      </LinkButton>
    );
  }
  return (
    <Button
      size="small"
      busy={isLoading}
      onClick={() => void earn(collect(task_id))}
      aria-label={`${t('points.collect')}: ${title}`}
    >
      {t('points.collect')}
    </Button>
  );
};

const Follow = ({ channel, url }: { channel: string; url: string }) => {
  const { t } = useTranslation('membership');
  const [follow] = pointsApi.useFollowChannelMutation();
  const earn = useEarn();
  return (
    <LinkButton
      size="small"
      variant="secondary"
      href={url}
      target="_blank"
      rel="noopener"
      onClick={() => void earn(follow(channel))}
    >
      {t('points.follow', { channel })}
    </LinkButton>
  );
};

const Share = () => {
  const { t } = useTranslation('membership');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('points.share.open')}
      </Button>
      {isOpen && <ShareDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const Action = ({ task }: { task: Task }) => {
  const { t } = useTranslation('membership');
  if (task.is_done === 1) return <Badge tone="ok">{t('points.done')}</Badge>;
  if (task.kind === 'sign') return <Sign />;
  if (task.kind === 'collect') return <Collect task={task} />;
  if (task.kind === 'birthday') return <BirthdayForm />;
  if (task.kind === 'share') return <Share />;
  if (task.kind === 'follow') return <Follow channel={task.channel ?? ''} url={task.url ?? ''} />;
  return null;
};

/** The tasks that earn points, each with its own control (PTS-003). */
export const PointsTasks = () => {
  const { t } = useTranslation('membership');
  return (
    <Loaded
      t={t}
      query={pointsApi.usePointsTasksQuery()}
      title={t('points.tasksFailed')}
      headingLevel={3}
      shape={<RowsShape count={10} />}
    >
      {(tasks) => (
        <ul className={styles.rows}>
          {tasks.map((task) => (
            <li key={task.task_id} className={styles.row}>
              <div className={styles.words}>
                <h3>{task.title}</h3>
                <p className={styles.quiet}>
                  {t('points.gives', { count: task.points })} · {task.description}
                </p>
              </div>
              <Action task={task} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
};
