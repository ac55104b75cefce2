import { languageQuery, languages, paths, type ActionContext, type ActionResult } from '@shop/contract';

/**
 * Confirming an alert and stopping all of an address: the page's plain form comes back to its page, a mail program
 * (RFC 8058) hears only whether it worked. Whoever has the letter's token may, and no cookie counts. Opening the address
 * (GET) changes nothing, because programs that look for bad links open it.
 */
export const action = async ({ url, fields, call }: ActionContext): Promise<ActionResult> => {
  const token = url.searchParams.get('token') ?? '';
  const body = { token };
  const confirm = () => call('nobody', 'confirmAlert', { body });
  const stop = () => call('nobody', 'stopAlerts', { body });
  const wants = fields.get('wants');
  if (wants === 'confirm' || wants === 'stop') {
    const { code } = await (wants === 'confirm' ? confirm() : stop());
    // A token that is not known, and an alert that is over, are told by the page itself.
    const isKnown = [200, 400, 404, 409].includes(code);
    const page = paths.alertLetter({ token, ...(!isKnown && { failed: 1 }) });
    const language = languages.find((known) => known === url.searchParams.get(languageQuery));
    return { redirect: language ? paths.inLanguage(page, language) : page };
  }
  if (!fields.has('List-Unsubscribe')) return { status: 400, text: 'This form cannot be understood.' };
  const { code } = await stop();
  if (code === 200) return { status: 200, text: 'Unsubscribed.' };
  return code === 404 || code === 400
    ? { status: 404, text: 'No letter had a link with this token.' }
    : { status: 503, text: 'Please try again later.' };
};
