import { paths, type ActionContext, type ActionResult, type NewsletterNotice } from '@shop/contract';
import { cleaned, isEmail } from '@shop/format';

/** The newsletter without scripts: subscribes and comes back to the page of the form, whose footer has a notice. */
export const action = async ({ url, fields, from, call }: ActionContext): Promise<ActionResult> => {
  const back = (notice: NewsletterNotice): ActionResult => {
    const page = new URL(from ?? paths.home(), url);
    page.searchParams.set('newsletter', notice);
    return { redirect: `${page.pathname}${page.search}#newsletter` };
  };
  const email = cleaned(fields.get('email') ?? '');
  if (!isEmail(email)) return back('invalid');
  const { code } = await call('visitor', 'newsletterVisitor', {
    body: { email, consent_text: fields.get('consent_text') ?? undefined },
  });
  if (code === 200) return back('done');
  return back(code === 0 || code >= 500 ? 'unavailable' : 'refused');
};
