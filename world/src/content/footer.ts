import type { Text } from '@shop/contract/contents';
import { text } from '../catalogue/words.ts';

/** A link of the footer (FOOT-001). `url` has its leading slash; some lead to pages of the application. */
export interface FooterLink {
  key: string;
  name: Text;
  url: string;
}

const link = (key: string, en: string, fr: string, url = `/${key}`): FooterLink => ({ key, name: text(en, fr), url });

export const footerLinks: readonly FooterLink[] = [
  link('about', 'About us', 'À propos de nous'),
  link('guarantee', 'Guarantee', 'Garantie'),
  link('privacy-policy', 'Privacy policy', 'Politique de confidentialité'),
  link('terms-conditions', 'Terms and conditions', 'Conditions générales'),
  link('blog', 'Blog', 'Blogue'),
  link('shipping-guide', 'Shipping guide', 'Guide de livraison'),
  link('payment-methods', 'Payment methods', 'Modes de paiement'),
  link('return-policy', 'Cancellation and returns', 'Annulation et retours'),
  link('contact-us', 'Contact us and FAQ', 'Nous joindre et FAQ'),
  link('site-map', 'Site map', 'Plan du site'),
  link('reward-points', 'Reward points', 'Points de récompense', '/points/points'),
  link('shipments', 'Track your order', 'Suivre ma commande'),
  link('loyalty-cashback', 'Loyalty cashback', 'Remise fidélité'),
  link('my-reviews', 'My reviews', 'Mes avis', '/customer/account/review'),
  link('feedback', 'Feedback and cooperation', 'Commentaires et collaboration'),
  link('coin', 'Coins', 'Pièces', '/costwaycoin'),
  link('dropship', 'Dropship programme', 'Programme de livraison directe', '/points/dropship'),
  link('business-wholesale', 'Business and wholesale', 'Entreprises et grossistes'),
  link('affiliate', 'Affiliate programme', 'Programme d’affiliation'),
  link('newsletter-subscribe', 'Newsletter', 'Infolettre'),
];
