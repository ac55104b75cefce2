import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { formAgain, idOf } from '@shop/kit';
import en from '../../../locales/en.json';
import fr from '../../../locales/fr.json';

/**
 * A heart without the shell: puts its product on the list (or takes it off, where `on` says so) and leads to the list, or
 * says it in place. A guest's is remembered until they sign in (ACC-009).
 */
export const action = async ({ fields, language, isSignedIn, call }: ActionContext): Promise<ActionResult> => {
  const back = { redirect: paths.wishlist() };
  const product_id = idOf(fields, 'product_id');
  const child_id = idOf(fields, 'child_id');
  if (product_id === null) return back;
  const isOff = fields.get('on') === 'false';
  const body = { product_id, ...(child_id !== null && { child_id }) };
  const answer = await call('shopper', isOff ? 'deleteWishlistItem' : 'addWishlistItem', { body });
  const isGone = isOff && answer.code === 404;
  if (!answer.ok && !isGone) return formAgain(answer, { values: {}, language, at: [] });
  const { wishlist, title } = { en, fr }[language];
  const isPrompt = !isOff && !isSignedIn;
  return {
    ...back,
    inPlace: {
      text: isOff ? wishlist.removed : isPrompt ? wishlist.remembered : wishlist.added,
      // The list asks a guest to sign in first.
      link: { label: isPrompt ? wishlist.signIn : title.wishlist, href: paths.wishlist() },
      actions: [],
    },
  };
};
