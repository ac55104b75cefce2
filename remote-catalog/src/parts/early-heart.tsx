import { paths } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Form, IconButton } from '@shop/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  product_id: number;
  child_id?: number | null;
  name: string;
  /** What was asked of the wishlist here; the heart that takes this one's place does it, where the server has not. */
  wished: boolean | undefined;
  onPress: (wished: boolean) => void;
}

const isOn = (heart: Element | null): boolean => heart?.getAttribute('aria-pressed') === 'true';

/**
 * A heart in the server's markup, where the wishlist's own comes later: a form that works by itself, and that its page
 * sends before the shell is there.
 */
export const EarlyHeart = ({ product_id, child_id, name, wished, onPress }: Props): ReactNode => {
  const { t } = useTranslation('catalog');
  const heart = useRef<HTMLButtonElement>(null);
  const first = useRef(onPress);
  useLayoutEffect(() => {
    const { current: own } = heart;
    if (isOn(own)) first.current(true);
    const place = own?.closest('form')?.parentElement;
    return () => {
      // Whoever is on it stays on the heart.
      if (own === document.activeElement)
        requestAnimationFrame(() => place?.querySelector<HTMLElement>('[aria-pressed]')?.focus());
    };
  }, []);
  return (
    <Form
      method="post"
      action={paths.wishlist()}
      data-in-place={t('wishlist.unsure')}
      onSubmit={(event) => {
        event.preventDefault();
        onPress(!isOn(heart.current));
      }}
    >
      {child_id && <input type="hidden" name="child_id" value={child_id} />}
      <IconButton
        ref={heart}
        type="submit"
        name="product_id"
        value={product_id}
        icon="heart"
        floating
        filled={wished}
        aria-pressed={wished ?? false}
        label={t('wishlist.heart', { name })}
      />
    </Form>
  );
};
