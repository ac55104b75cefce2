import { text } from '../catalogue/words.ts';
import { page } from './page.ts';

export const policyPages = [
  page('privacy-policy', text('Privacy policy', 'Politique de confidentialité'), 'privacy-policy', [
    [
      text('What we keep', 'Ce que nous conservons'),
      text(
        'Your name, addresses, orders and the messages you send us. Card numbers go straight to the payment provider; we never see them.',
        'Votre nom, vos adresses, vos commandes et vos messages. Les numéros de carte vont directement au fournisseur de paiement; nous ne les voyons jamais.',
      ),
    ],
    [
      text('Why', 'Pourquoi'),
      text(
        'To deliver, to keep the books that the law asks for and, only if you agree, to suggest things you may like.',
        'Pour livrer, pour tenir les livres exigés par la loi et, seulement si vous l’acceptez, pour vous suggérer des articles.',
      ),
    ],
    [
      text('Your rights', 'Vos droits'),
      text(
        'You may see, correct or delete your data. Write to privacy@shop.test; we answer within 30 days.',
        'Vous pouvez consulter, corriger ou supprimer vos données. Écrivez à privacy@shop.test; nous répondons dans les 30 jours.',
      ),
    ],
  ]),
  page('terms-conditions', text('Terms and conditions', 'Conditions générales'), 'terms-conditions', [
    [
      text('Orders', 'Commandes'),
      text(
        'An order is accepted once we send the confirmation. If a price was plainly wrong we ask you before we ship.',
        'Une commande est acceptée à l’envoi de la confirmation. Si un prix était manifestement erroné, nous vous consultons avant l’expédition.',
      ),
    ],
    [
      text('Prices', 'Prix'),
      text(
        'All prices are in Canadian dollars. Taxes of your province are added at checkout.',
        'Tous les prix sont en dollars canadiens. Les taxes de votre province s’ajoutent au paiement.',
      ),
    ],
    [
      text('Applicable law', 'Droit applicable'),
      text(
        'The laws of your province or territory of residence apply, and nothing here limits the rights they give you.',
        'Les lois de votre province ou territoire de résidence s’appliquent; rien ici ne limite les droits qu’elles vous accordent.',
      ),
    ],
  ]),
  page('guarantee', text('Our guarantee', 'Notre garantie'), 'guarantee', [
    [
      text('Buy calmly', 'Achetez l’esprit tranquille'),
      text(
        'If something arrives damaged, we repair, replace or refund it, as you choose.',
        'Si un article arrive endommagé, nous le réparons, le remplaçons ou le remboursons, à votre choix.',
      ),
    ],
    [
      text('How long', 'Durée'),
      text(
        'From one to ten years, by product; the length stands in the specifications of each. Members of Plus+ get one year more.',
        'De un à dix ans selon le produit; la durée figure dans ses spécifications. Les membres Plus+ obtiennent une année de plus.',
      ),
    ],
  ]),
  page('warranty-policy', text('Warranty policy', 'Politique de garantie'), null, [
    [
      text('Covered', 'Ce qui est couvert'),
      text('- Faults of material and workmanship', '- Les défauts de matériau et de fabrication'),
      text('- Mechanisms that fail in normal use', '- Les mécanismes qui lâchent en usage normal'),
    ],
    [
      text('Not covered', 'Ce qui ne l’est pas'),
      text('- Wear, fading and scratches', '- L’usure, la décoloration et les égratignures'),
      text(
        '- Use outside of a home, unless the product says so',
        '- L’usage hors d’un domicile, sauf indication sur le produit',
      ),
    ],
  ]),
  page('shipping-guide', text('Shipping guide', 'Guide de livraison'), 'shipping-guide', [
    [
      text('When it comes', 'Délais'),
      text(
        'Small parcels take 2 to 5 working days in the south, large furniture 4 to 10. For Yukon, the Northwest Territories and Nunavut, plan for up to three weeks.',
        'Les petits colis prennent de 2 à 5 jours ouvrables dans le sud, les gros meubles de 4 à 10. Pour le Yukon, les Territoires du Nord-Ouest et le Nunavut, prévoyez jusqu’à trois semaines.',
      ),
    ],
    [
      text('What it costs', 'Frais'),
      text(
        'The cart shows the fee for your postal code before you pay. Nothing is added later.',
        'Le panier affiche les frais pour votre code postal avant le paiement. Rien ne s’ajoute ensuite.',
      ),
    ],
    [
      text('At the door', 'À la porte'),
      text(
        'Large items come to the ground floor; delivery to a room can be booked for some.',
        'Les gros articles sont livrés au rez-de-chaussée; la livraison dans une pièce est offerte pour certains.',
      ),
    ],
  ]),
  page('payment-methods', text('Payment methods', 'Modes de paiement'), 'payment-methods', [
    [
      text('Cards', 'Cartes'),
      text(
        'Visa, Mastercard and American Express, charged when the order is placed.',
        'Visa, Mastercard et American Express, débitées au moment de la commande.',
      ),
    ],
    [
      text('Pay later or by wallet', 'Payer plus tard ou par portefeuille'),
      text(
        'Split a purchase in four, or pay from an electronic wallet. The choice appears at checkout if the order allows it.',
        'Divisez un achat en quatre ou payez avec un portefeuille électronique. Le choix s’affiche au paiement si la commande le permet.',
      ),
    ],
  ]),
  page(
    'return-policy',
    text('Cancellation and return policy', 'Politique d’annulation et de retour'),
    'return-policy',
    [
      [
        text('Change of mind', 'Changement d’avis'),
        text(
          'You have 30 days from delivery. Keep the carton; the goods must be clean and complete.',
          'Vous avez 30 jours après la livraison. Gardez la boîte; l’article doit être propre et complet.',
        ),
      ],
      [
        text('Cancel', 'Annuler'),
        text(
          'Until an order leaves the warehouse you can cancel it yourself from your account.',
          'Tant que la commande n’a pas quitté l’entrepôt, vous pouvez l’annuler depuis votre compte.',
        ),
      ],
      [
        text('Refund', 'Remboursement'),
        text(
          'It reaches your card within five working days of our receiving the parcel.',
          'Il parvient à votre carte dans les cinq jours ouvrables suivant la réception du colis.',
        ),
      ],
    ],
  ),
  page('super-early-bird-policy', text('Super early bird policy', 'Politique du super lève-tôt'), null, [
    [
      text('Lower price, longer wait', 'Prix réduit, attente plus longue'),
      text(
        '- Ships within 10 to 15 business days after arrival.',
        '- Expédition dans les 10 à 15 jours ouvrables suivant l’arrivage.',
      ),
      text('- No coupons and no points.', '- Ni coupons ni points.'),
      text('- Payment is immediate.', '- Le paiement est immédiat.'),
      text('- C$25 recall fee if the item is in transit.', '- Frais de rappel de C$25 si l’article est en transit.'),
      text('- C$45 repackaging fee for each item.', '- Frais de réemballage de C$45 par article.'),
      text(
        '- Shipping is deducted from returns that are not due to quality.',
        '- Les frais d’expédition sont déduits des retours non liés à la qualité.',
      ),
    ],
  ]),
  page('accessibility', text('Accessibility', 'Accessibilité'), null, [
    [
      text('A shop for everyone', 'Un magasin pour tous'),
      text(
        'Every page can be used with a keyboard and read by a screen reader. We check against WCAG 2.2, level AA.',
        'Chaque page s’utilise au clavier et se lit avec un lecteur d’écran. Nous suivons les WCAG 2.2, niveau AA.',
      ),
    ],
    [
      text('Something is in the way?', 'Un obstacle?'),
      text(
        'Tell us the page and what you use; we take it as a fault and not as a wish.',
        'Indiquez-nous la page et votre outil; nous traitons l’obstacle comme un défaut, non comme un souhait.',
      ),
    ],
  ]),
];
