import {
  languageQuery,
  languages,
  paths,
  type ActionContext,
  type ActionResult,
  type LeaveNotice,
  type LeaveWish,
} from '@shop/contract';

const choices: readonly LeaveWish[] = ['leave', 'come_back'];

/**
 * Leaving the newsletter: the page's plain form comes back to its page, a mail program (RFC 8058) is only told whether
 * it worked. Whoever has the letter's token may leave, and no cookie counts. Opening the address (GET) changes nothing,
 * because programs that look for bad links open it.
 */
export const action = async ({ url, fields, call }: ActionContext): Promise<ActionResult> => {
  const token = url.searchParams.get('token') ?? '';
  const carryOut = (action: LeaveWish) =>
    call('nobody', 'newsletterLeave', {
      body: { token, come_back: action === 'come_back', consent_text: fields.get('consent_text') ?? undefined },
    });
  const choice = choices.find((known) => known === fields.get('wants'));
  if (choice) {
    const { code } = await carryOut(choice);
    // A token that is not known is told by the page itself.
    const failed = code === 200 || code === 404 || code === 400 ? undefined : 'unavailable';
    const notice: LeaveNotice | undefined = failed ?? (choice === 'come_back' ? 'back' : undefined);
    const page = paths.leaveNewsletter({ token, notice });
    const language = languages.find((known) => known === url.searchParams.get(languageQuery));
    return { redirect: language ? paths.inLanguage(page, language) : page };
  }
  if (!fields.has('List-Unsubscribe')) return { status: 400, text: 'This form cannot be understood.' };
  const { code } = await carryOut('leave');
  if (code === 200) return { status: 200, text: 'Unsubscribed.' };
  return code === 404 || code === 400
    ? { status: 404, text: 'No letter had a link with this token.' }
    : { status: 503, text: 'Please try again later.' };
};
