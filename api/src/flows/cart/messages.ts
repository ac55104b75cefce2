import type { CouponProblem } from '../../domain/promotion/coupon.ts';
import type { QuantityProblem } from '../../domain/cart/quantity.ts';
import type { Message } from '../../domain/messages.ts';

export const cartMessages = {
  unknownProduct: { en: 'We do not have this product.', fr: 'Nous n’avons pas ce produit.' },
  lessCredit: { en: 'You have less store credit than that.', fr: 'Vous n’avez pas autant de crédit en magasin.' },
  gone: { en: 'This product is no longer available.', fr: 'Ce produit n’est plus offert.' },
  chooseOption: { en: 'Please choose an option first.', fr: 'Veuillez d’abord choisir une option.' },
  unknownOption: {
    en: 'This product does not come in the chosen option.',
    fr: 'Ce produit n’existe pas dans l’option choisie.',
  },
  outOfStock: { en: 'This product is out of stock.', fr: 'Ce produit est en rupture de stock.' },
  unknownPlan: {
    en: 'This protection plan is not offered for this product.',
    fr: 'Ce plan de protection n’est pas offert pour ce produit.',
  },
  noPlan: {
    en: 'This item has no protection plan.',
    fr: 'Cet article n’a pas de plan de protection.',
  },
  unknownItem: { en: 'This item is no longer in your cart.', fr: 'Cet article n’est plus dans votre panier.' },
  full: {
    en: 'Your cart is full. Please remove something first.',
    fr: 'Votre panier est plein. Veuillez d’abord retirer un article.',
  },
  nothingToChange: { en: 'There is nothing to change.', fr: 'Il n’y a rien à modifier.' },
  empty: { en: 'Your cart is empty.', fr: 'Votre panier est vide.' },
  unknownGift: { en: 'This gift is not in your cart.', fr: 'Ce cadeau n’est pas dans votre panier.' },
  giftClosed: {
    en: 'This gift is not on offer for your cart at the moment.',
    fr: 'Ce cadeau n’est pas offert avec votre panier en ce moment.',
  },
  fewerPoints: { en: 'You do not have that many points.', fr: 'Vous n’avez pas autant de points.' },
  unknownProtection: {
    en: 'This delivery protection is not offered.',
    fr: 'Cette protection de livraison n’est pas offerte.',
  },
  noProtection: {
    en: 'Your delivery is not protected.',
    fr: 'Votre livraison n’est pas protégée.',
  },
  unknownCoupon: { en: 'This coupon code is not valid.', fr: 'Ce code promo n’est pas valide.' },
} as const satisfies Record<string, Message>;

/** 'Min qty is N' and 'Max qty is N' are given by PDP-023. */
export const quantityMessage = (problem: QuantityProblem): Message => {
  if (problem.code === 'out-of-stock') return cartMessages.outOfStock;
  return problem.code === 'below-minimum'
    ? { en: `Min qty is ${problem.minimum}`, fr: `La quantité minimale est ${problem.minimum}` }
    : { en: `Max qty is ${problem.maximum}`, fr: `La quantité maximale est ${problem.maximum}` };
};

export const couponMessages: Record<CouponProblem, Message> = {
  'not-yet': { en: 'This coupon is not valid yet.', fr: 'Ce coupon n’est pas encore valide.' },
  expired: { en: 'This coupon has expired.', fr: 'Ce coupon est expiré.' },
  'used-up': { en: 'This coupon has been used up.', fr: 'Ce coupon a été entièrement utilisé.' },
  used: { en: 'You have used this coupon.', fr: 'Vous avez déjà utilisé ce coupon.' },
  'not-held': {
    en: 'Sign in and claim this coupon first: you will find it on the pages of the products it is for.',
    fr: 'Connectez-vous et obtenez d’abord ce coupon : il figure sur les pages des produits auxquels il s’applique.',
  },
  'plus-only': { en: 'This coupon is for Plus+ members.', fr: 'Ce coupon est réservé aux membres Plus+.' },
  'not-first-order': {
    en: 'This coupon is for the first order as a Plus+ member.',
    fr: 'Ce coupon est réservé à la première commande de membre Plus+.',
  },
  'below-minimum': {
    en: 'Your cart is below the minimum of this coupon.',
    fr: 'Votre panier n’atteint pas le minimum de ce coupon.',
  },
  'nothing-eligible': {
    en: 'This coupon does not apply to anything in your cart.',
    fr: 'Ce coupon ne s’applique à aucun article de votre panier.',
  },
};

/** Of a coupon that the cart holds and that takes nothing off. */
export const couponWithoutEffect = (code: string, problem: CouponProblem): Message => ({
  en: `Coupon ${code} takes nothing off. ${couponMessages[problem].en}`,
  fr: `Le coupon ${code} ne donne aucun rabais. ${couponMessages[problem].fr}`,
});
