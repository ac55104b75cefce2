import { usePage, useSearchParams } from '@shop/platform';
import type { NativeForm } from './native-form.ts';

/** The address forms of the page in view; `at` is its own path. */
export const useNativeForm = (at: (query: { edit?: string | undefined }) => string): NativeForm => {
  const { sent } = usePage();
  const [query] = useSearchParams();
  return { at: (edit) => at({ edit }), edit: query.get('edit'), sent };
};
