import { paths } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { sizingSchema, useForm } from '@shop/forms';
import { Dialog, LinkButton } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Stack, SubmitButton, TextField } from '@shop/ui';
import { useState } from 'react';
import { takeFocus } from '../../parts/take-focus.ts';
import { btuFor } from './sizing-table.ts';

const schema = sizingSchema();
const nothing = { squareFootage: '', heatingTemp: '', coolingTemp: '' };

/** Room and temperatures, as typed; only the room decides (SIZE-006). */
const SizingForm = ({ onSized }: { onSized: (btu: number | null) => void }) => {
  const { t } = useTranslation('membership');
  const { form, field } = useForm({
    schema,
    initial: nothing,
    language: useLanguage(),
    onSubmit: async ({ squareFootage }) => {
      onSized(btuFor(Number(squareFootage)));
      return { ok: true };
    },
  });
  // The allowed range (SIZE-003).
  const placeholder = t('sizing.range');

  const temperature = { placeholder, inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Form {...form}>
      <Stack gap={4}>
        <p>{t('sizing.lead')}</p>
        <TextField
          {...field('squareFootage')}
          ref={takeFocus}
          label={t('sizing.squareFeet')}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...field('heatingTemp')} label={t('sizing.heating')} {...temperature} />
        <TextField {...field('coolingTemp')} label={t('sizing.cooling')} {...temperature} />
        <SubmitButton wide>{t('sizing.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
};

/** The fitting size, or that there is none yet. */
const SizingResult = ({ btu, onBack }: { btu: number | null; onBack: () => void }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  return (
    <Stack gap={4}>
      <p ref={takeFocus} role="status" tabIndex={-1}>
        {btu === null ? t('sizing.tooLarge') : t('sizing.result', { btu: formatNumber(btu, language) })}
      </p>
      {btu !== null && (
        <LinkButton wide href={paths.category(`c/${btu}-btu-mini-split-air-conditioners.html`)}>
          {t('sizing.shop', { btu: formatNumber(btu, language) })}
        </LinkButton>
      )}
      <Button wide variant="secondary" onClick={onBack}>
        {t('sizing.back')}
      </Button>
    </Stack>
  );
};

/** The air-conditioner sizing estimator: form, then result; Back begins anew (SIZE-002). */
export default function SizingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('membership');
  const [sized, setSized] = useState<{ btu: number | null }>();
  return (
    <Dialog onClose={onClose} title={t('sizing.title')} closeLabel={t('close')} size="small">
      {sized ? (
        <SizingResult btu={sized.btu} onBack={() => setSized(undefined)} />
      ) : (
        <SizingForm onSized={(btu) => setSized({ btu })} />
      )}
    </Dialog>
  );
}
