import { brand } from '@shop/contract';
import type { Purchase } from '../provider.ts';

const lineNames = { en: `${brand.name} order`, fr: `Commande ${brand.name}` } as const;

/**
 * A purchase in Klarna's words. One line stands for the whole order: its total is the shop's own, with discounts,
 * points, delivery and taxes in it, and Klarna refuses lines that do not add up to it.
 */
export const klarnaPurchase = ({ amount, language, email, address }: Purchase): object => {
  const contact = {
    given_name: address.firstname,
    family_name: address.lastname,
    email,
    phone: address.telephone,
    street_address: address.street,
    street_address2: address.apartment_unit_suite,
    city: address.city,
    region: address.region,
    postal_code: address.postcode,
    country: 'CA',
  };
  const line = { type: 'physical', name: lineNames[language], quantity: 1, unit_price: amount, total_amount: amount };
  return {
    purchase_country: 'CA',
    purchase_currency: 'CAD',
    locale: `${language}-CA`,
    order_amount: amount,
    order_tax_amount: 0,
    order_lines: [{ ...line, tax_rate: 0, total_tax_amount: 0 }],
    billing_address: contact,
    shipping_address: contact,
  };
};
