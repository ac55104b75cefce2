import { text } from '../catalogue/words.ts';
import { page } from './page.ts';

export const servicePages = [
  page('trade-in', text('Trade-in', 'Reprise'), null, [
    [
      text('Old out, new in', 'L’ancien part, le neuf arrive'),
      text(
        'When we deliver a sofa or a bed, we can take the old one away and credit it to your points.',
        'À la livraison d’un canapé ou d’un lit, nous pouvons reprendre l’ancien et le créditer en points.',
      ),
    ],
    [
      text('What happens to it', 'Et ensuite?'),
      text(
        'Good pieces go to local charities; the rest is taken apart and recycled.',
        'Les bons meubles vont à des organismes locaux; le reste est démonté et recyclé.',
      ),
    ],
  ]),
  page('gift-wrapping', text('Gift wrapping', 'Emballage-cadeau'), null, [
    [
      text('Paper, ribbon, a card', 'Papier, ruban et carte'),
      text(
        'Small items can be wrapped for C$6. Write your message in the order note.',
        'Les petits articles peuvent être emballés pour C$6. Écrivez votre message dans la note de commande.',
      ),
    ],
    [
      text('No prices inside', 'Sans prix'),
      text('The packing slip shows titles only.', 'Le bordereau n’indique que les titres.'),
    ],
  ]),
  page('install-services', text('Installation services', 'Services d’installation'), null, [
    [
      text('We can put it together', 'Nous pouvons faire le montage'),
      text(
        'In 24 cities a two-person crew assembles furniture and takes the cartons away.',
        'Dans 24 villes, une équipe de deux personnes monte les meubles et emporte les boîtes.',
      ),
    ],
    [
      text('Or watch how it is done', 'Ou regardez comment faire'),
      text(
        'The <a href="/install-videos.html">install videos</a> show it step by step.',
        'Les <a href="/install-videos.html">vidéos d’installation</a> montrent chaque étape.',
      ),
    ],
    [
      text('Air conditioners', 'Climatiseurs'),
      text(
        'Mini-splits must be connected by a licensed technician; we can book one near you.',
        'Les biblocs doivent être raccordés par un technicien certifié; nous pouvons en réserver un près de chez vous.',
      ),
    ],
  ]),
  page('protection-plan', text('Protection plans', 'Plans de protection'), null, [
    [
      text('What a plan covers', 'Ce qu’un plan couvre'),
      text(
        'Stains, rips and burns; broken frames, seams and mechanisms. We repair or replace the piece at no cost.',
        'Taches, déchirures et brûlures; cadres, coutures et mécanismes brisés. Nous réparons ou remplaçons le meuble sans frais.',
      ),
    ],
    [
      text('How long it lasts', 'Sa durée'),
      text(
        'Two, three or five years from the day of delivery. The price is for one item, and does not change later.',
        'Deux, trois ou cinq ans à partir du jour de la livraison. Le prix est pour un article et ne change plus.',
      ),
    ],
    [
      text('How to buy one, and how to leave it', 'L’acheter ou y renoncer'),
      text(
        'Tick it beside the product, or add it in the cart. Until you order it can be removed there.',
        'Cochez-le près du produit ou ajoutez-le dans le panier. Jusqu’à la commande, vous pouvez l’y retirer.',
      ),
    ],
    [
      text('How to make a claim', 'Faire une réclamation'),
      text(
        'Write to us through the <a href="/contact-us">contact page</a> with your order number and a picture.',
        'Écrivez-nous par la <a href="/contact-us">page de contact</a> avec votre numéro de commande et une photo.',
      ),
    ],
  ]),
  page('sales-events', text('Sales events', 'Événements et soldes'), null, [
    [
      text('This month', 'Ce mois-ci'),
      text(
        'Up to 40% off in <a href="/furniture.html">furniture</a> and the last of the <a href="/outdoor.html">outdoor</a> season.',
        'Jusqu’à 40 % de rabais sur les <a href="/furniture.html">meubles</a> et la fin de saison en <a href="/outdoor.html">extérieur</a>.',
      ),
    ],
    [
      text('How we reckon', 'Notre façon de compter'),
      text(
        'The crossed-out price is the one that we really asked for in the last 30 days.',
        'Le prix barré est celui réellement demandé au cours des 30 derniers jours.',
      ),
    ],
  ]),
];
