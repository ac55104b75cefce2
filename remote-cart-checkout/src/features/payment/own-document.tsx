import type { CallResult } from '@shop/contract';
import { Skeleton } from '@shop/ui';
import { useEffect, type ReactNode } from 'react';
import { isOwnDocument, openOwnDocument } from './providers/own-document.ts';

interface Props {
  methods: CallResult<'cartPaymentMethods'>['list'];
  children: ReactNode;
}

const loadsFiles = (provider: string | undefined): boolean => provider === 'braintree' || provider === 'klarna';

/**
 * Shows a payment page once its document may load the files of the providers that the shop has keys for. At
 * the beginning, before anybody chooses or types: a document that is asked for later would lose it.
 */
export const OwnDocument = ({ methods, children }: Props) => {
  const isLacking = methods.some(({ enabled, provider }) => enabled && loadsFiles(provider)) && !isOwnDocument();
  useEffect(() => {
    if (isLacking) openOwnDocument();
  }, [isLacking]);
  return isLacking ? <Skeleton shape="lines" lines={10} /> : children;
};
