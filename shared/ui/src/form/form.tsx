import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '../layout/use-hydrated.ts';
import { FormContext, type FormNews } from './form-state.ts';

/** The server answers this form: it works before hydration and without scripts. */
interface Native {
  method: 'get' | 'post';
  action: string;
  withoutScripts?: never;
}
/** Only scripts send this form; the text says so where there are none. */
interface Scripted {
  method?: never;
  action?: never;
  withoutScripts: ReactNode;
}

export type FormProps = Omit<ComponentProps<'form'>, 'method' | 'action'> & {
  /** It is on its way, which its button shows. */
  busy?: boolean;
  /** Said above its button. */
  news?: FormNews | undefined;
} & (Native | Scripted);

/**
 * A form that no browser sends by itself unless it names where the server answers it. `method="dialog"` is the method
 * that sends nothing, whatever is pressed; what was typed stays until the page is alive. Its buttons wait for that.
 */
export const Form = ({
  method,
  action,
  withoutScripts,
  busy = false,
  news,
  children,
  ...rest
}: FormProps): ReactNode => {
  const isHydrated = useHydrated();
  const isNative = method !== undefined;
  const content = (
    <FormContext value={{ isWaiting: !isNative && !isHydrated, isBusy: busy, news }}>{children}</FormContext>
  );
  if (isNative) {
    return (
      <form {...rest} method={method} action={action}>
        {content}
      </form>
    );
  }
  return (
    <form {...rest} method="dialog">
      {content}
      <noscript>{withoutScripts}</noscript>
    </form>
  );
};
