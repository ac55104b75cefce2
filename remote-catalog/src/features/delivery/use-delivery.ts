import { useState } from 'react';
import { cleaned } from '@shop/format';
import { saveZip, useSavedZip } from '@shop/kit';
import { useLanguage } from '@shop/platform';
import { useAfterPress } from '@shop/ui';
import { deliveryApi, type DeliveryEstimate } from './endpoints.ts';
import { isUnknownZip } from './unknown-zip.ts';

/** The validation code (yup) is fetched when somebody first types a postal code. */
const rules = () => import('./zip-rule.ts');

interface Delivery {
  status: 'unasked' | 'asking' | 'answered' | 'failed';
  estimate?: DeliveryEstimate;
  /** The code that was asked about. */
  zip: string | null;
  /** Of the typed code, in the language. */
  error: string | null;
  /** Checks without asking: when the field is left. One that is still empty is no mistake until somebody asks. */
  left: (zip: string) => void;
  submitted: (zip: string) => Promise<void>;
}

/** One product's delivery line: a saved postal code is asked about at once, a typed one when it is right. */
export const useDelivery = (productId: number): Delivery => {
  const language = useLanguage();
  const saved = useSavedZip();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { afterPress } = useAfterPress();
  const zip = typed ?? saved;
  const answer = deliveryApi.useDeliveryEstimateQuery({ productId, zipcode: zip ?? '' }, { skip: zip === null });
  const [ask, asked] = deliveryApi.useLazyDeliveryEstimateQuery();

  const isRight = async (text: string): Promise<boolean> => {
    const wrong = (await rules()).zipError(text, language);
    setError(wrong);
    return wrong === null;
  };
  const submitted = async (text: string): Promise<void> => {
    const zipcode = cleaned(text);
    if (!(await isRight(zipcode))) return;
    const { data, error: failure } = await ask({ productId, zipcode });
    if (data) {
      setTyped(zipcode);
      saveZip(zipcode);
    } else if (isUnknownZip(failure)) {
      setTyped(null);
      setError((await rules()).unknownZip(language));
    }
  };

  const refused = isUnknownZip(asked.error) || isUnknownZip(answer.error);
  const failed = !refused && (asked.isError || answer.isError);
  const known = !failed && answer.currentData ? 'answered' : failed ? 'failed' : 'unasked';
  return {
    status: asked.isFetching || answer.isFetching ? 'asking' : known,
    estimate: answer.currentData,
    zip,
    error,
    left: (text) => {
      if (error !== null || cleaned(text) !== '') afterPress(() => void isRight(cleaned(text)));
    },
    submitted,
  };
};
