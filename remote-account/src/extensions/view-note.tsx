import { isWithdrawn, type SlotProps } from '@shop/contract';
import { selectSessionStatus, useSelector } from '@shop/platform';
import { useEffect } from 'react';
import { viewedApi } from '../features/viewed/endpoints.ts';

/**
 * Records that a product was viewed once the session is known; failures are ignored. The list has no product that is no
 * longer sold, and the API refuses it.
 */
export default function ViewNote({ product }: SlotProps['product.actions']) {
  const isKnown = useSelector(selectSessionStatus) !== 'unknown';
  const [noteView] = viewedApi.useNoteViewMutation();
  const id = isWithdrawn(product) ? null : product.entity_id;
  useEffect(() => {
    if (isKnown && id !== null) void noteView(id);
  }, [id, isKnown, noteView]);
  return null;
}
