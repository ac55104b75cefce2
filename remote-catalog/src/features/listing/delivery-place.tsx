import { useEffect, useRef, useState } from 'react';
import { cleaned } from '@shop/format';
import { readZip, saveZip } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Button, TextField } from '@shop/ui';
import styles from './facets.module.css';
import { areaOf, regionKeyOf } from './postal-area.ts';

/** The field's name in the filter form, and in the address that the form leads to without scripts. */
export const PLACE_FIELD = 'postcode';

interface Props {
  /** The postal area that the days hold for; null while they hold for all provinces. */
  area: string | null;
  /** Sent without scripts, and no postal code. */
  refused: string | null;
  onGiven: (form: HTMLFormElement) => void;
}

/**
 * Says where the days of delivery hold, and takes the postal code there and then. It is kept as the product's and the
 * cart's is. Without scripts it is sent with the filters.
 */
export const DeliveryPlace = ({ area, refused, onGiven }: Props) => {
  const { t } = useTranslation('catalog');
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(refused !== null);
  useEffect(() => {
    // A saved code is known only in the browser, after the first view, and never overwrites what was typed.
    if (field.current?.value === '') field.current.value = readZip() ?? '';
  }, []);
  const given = (): void => {
    const { value = '', form } = field.current ?? {};
    const known = areaOf(value);
    setWrong(known === null);
    if (known === null || !form) {
      field.current?.focus();
      return;
    }
    saveZip(cleaned(value));
    onGiven(form);
  };
  const region = area === null ? undefined : regionKeyOf(area);
  return (
    <div className={styles.place}>
      <p className={styles.placeSaid} role="status">
        {region === undefined
          ? t('list.place.provinces')
          : t('list.place.area', { area: area ?? '', region: t(`list.region.${region}`) })}
      </p>
      <div className={styles.placeRow}>
        <TextField
          ref={field}
          label={t('delivery.zip')}
          name={PLACE_FIELD}
          defaultValue={refused ?? area ?? ''}
          error={isWrong && t('list.place.wrong')}
          placeholder="A1B 2C3"
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="go"
          maxLength={40}
        />
        <Button
          type="submit"
          variant="secondary"
          className={styles.placeButton}
          onClick={(event) => {
            // The form's first button: Enter on a checkbox presses it too, and then sends the filters.
            if (field.current?.value.trim() === '') return;
            event.preventDefault(); // the sheet of a phone stays open: the days follow the code
            given();
          }}
        >
          {t('list.place.use')}
        </Button>
      </div>
    </div>
  );
};
