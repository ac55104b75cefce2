import { text } from '../catalogue/words.ts';
import { page } from './page.ts';

export const companyPages = [
  page('about', text('About us', 'À propos de nous'), 'about', [
    [
      text('A shop for the whole house', 'Un magasin pour toute la maison'),
      text(
        'We began with one warehouse in Laval and a simple idea: good furniture should be easy to choose, easy to get up the stairs and easy to send back.',
        'Tout a commencé par un entrepôt à Laval et une idée simple : un bon meuble doit être facile à choisir, à monter dans l’escalier et à retourner.',
      ),
    ],
    [
      text('Where we are', 'Où nous sommes'),
      text(
        'Today we ship from Laval, Mississauga and Surrey to every province and territory.',
        'Aujourd’hui, nous expédions depuis Laval, Mississauga et Surrey vers toutes les provinces et tous les territoires.',
      ),
    ],
  ]),
  page('blog', text('Blog', 'Blogue'), 'blog', [
    [
      text('Three small rooms, three big ideas', 'Trois petites pièces, trois grandes idées'),
      text(
        'Hang the curtains high, leave the floor bare at the edges and choose one large piece instead of four small ones.',
        'Accrochez les rideaux haut, laissez le plancher nu sur les bords et choisissez un seul grand meuble plutôt que quatre petits.',
      ),
    ],
    [
      text('Getting the patio ready for winter', 'Préparer la terrasse pour l’hiver'),
      text(
        'Dry the cushions, oil the acacia, turn the planters upside down. It takes one Saturday.',
        'Séchez les coussins, huilez l’acacia, retournez les pots. Un samedi suffit.',
      ),
    ],
  ]),
  page('contact-us', text('Contact us and FAQ', 'Nous joindre et FAQ'), 'contact-us', [
    [
      text('Talk to us', 'Parlez-nous'),
      text(
        'We answer from Monday to Saturday, 8:00 to 20:00 Eastern Time, in English and French.',
        'Nous répondons du lundi au samedi, de 8 h à 20 h (heure de l’Est), en français et en anglais.',
      ),
    ],
    [
      text('Where is my order?', 'Où est ma commande?'),
      text(
        'Follow it on the <a href="/shipments">tracking page</a> with the order number and the postal code.',
        'Suivez-la sur la <a href="/shipments">page de suivi</a> avec le numéro de commande et le code postal.',
      ),
    ],
    [
      text('A part is missing', 'Il manque une pièce'),
      text(
        'Send us the number printed beside the part in the guide and we mail it within two working days.',
        'Envoyez-nous le numéro indiqué près de la pièce dans la notice; nous la postons en deux jours ouvrables.',
      ),
    ],
  ]),
  page('site-map', text('Site map', 'Plan du site'), 'site-map', [
    [
      text('All departments', 'Tous les rayons'),
      text('- <a href="/furniture.html">Furniture</a>', '- <a href="/furniture.html">Meubles</a>'),
      text('- <a href="/outdoor.html">Outdoor</a>', '- <a href="/outdoor.html">Extérieur</a>'),
      text('- <a href="/kitchen.html">Kitchen</a>', '- <a href="/kitchen.html">Cuisine</a>'),
      text('- <a href="/appliance.html">Appliances</a>', '- <a href="/appliance.html">Électroménagers</a>'),
      text('- <a href="/decor.html">Decor</a>', '- <a href="/decor.html">Décoration</a>'),
      text('- <a href="/bath.html">Bath</a>', '- <a href="/bath.html">Salle de bain</a>'),
      text('- <a href="/baby-kids.html">Baby and kids</a>', '- <a href="/baby-kids.html">Bébés et enfants</a>'),
      text(
        '- <a href="/toys-hobbies.html">Toys and hobbies</a>',
        '- <a href="/toys-hobbies.html">Jouets et loisirs</a>',
      ),
      text('- <a href="/sports-games.html">Sports and games</a>', '- <a href="/sports-games.html">Sports et jeux</a>'),
      text('- <a href="/pets.html">Pets</a>', '- <a href="/pets.html">Animaux</a>'),
      text(
        '- <a href="/health-beauty.html">Health and beauty</a>',
        '- <a href="/health-beauty.html">Santé et beauté</a>',
      ),
    ],
    [
      text('Rooms, seasons and offers', 'Pièces, saisons et offres'),
      text('- <a href="/room">Shop by room</a>', '- <a href="/room">Magasiner par pièce</a>'),
      text('- <a href="/costwayday">Sale event</a>', '- <a href="/costwayday">Grand solde</a>'),
      text('- <a href="/blackfriday">Black Friday</a>', '- <a href="/blackfriday">Vendredi fou</a>'),
      text('- <a href="/christmas-trees">Christmas</a>', '- <a href="/christmas-trees">Noël</a>'),
      text('- <a href="/recommended-may-like">You may like</a>', '- <a href="/recommended-may-like">À découvrir</a>'),
      text('- <a href="/customer-say">What customers say</a>', '- <a href="/customer-say">Paroles de clients</a>'),
      text('- <a href="/sales-events">Sales events</a>', '- <a href="/sales-events">Événements et soldes</a>'),
    ],
    [
      text('Services', 'Services'),
      text('- <a href="/trade-in">Trade-in</a>', '- <a href="/trade-in">Reprise</a>'),
      text('- <a href="/gift-wrapping">Gift wrapping</a>', '- <a href="/gift-wrapping">Emballage-cadeau</a>'),
      text('- <a href="/install-services">Installation</a>', '- <a href="/install-services">Installation</a>'),
      text(
        '- <a href="/install-videos.html">Install videos</a>',
        '- <a href="/install-videos.html">Vidéos d’installation</a>',
      ),
      text('- <a href="/baby-registry">Baby registry</a>', '- <a href="/baby-registry">Liste de naissance</a>'),
      text(
        '- <a href="/massage-chair-shopping-guidance">Massage chair guide</a>',
        '- <a href="/massage-chair-shopping-guidance">Guide des fauteuils de massage</a>',
      ),
      text('- <a href="/showroom-live">Live from the showroom</a>', '- <a href="/showroom-live">En direct</a>'),
    ],
  ]),
  page('feedback', text('Feedback and cooperation', 'Commentaires et collaboration'), 'feedback', [
    [
      text('Tell us what could be better', 'Dites-nous ce qui peut s’améliorer'),
      text(
        'Each message is read by a person. If you found a mistake in a description, you will hear back once it is corrected.',
        'Chaque message est lu par une personne. Si vous avez trouvé une erreur dans une description, nous vous écrirons dès qu’elle sera corrigée.',
      ),
    ],
    [
      text('Work with us', 'Travailler avec nous'),
      text(
        'Makers, photographers and writers are welcome to send a few lines about themselves.',
        'Artisans, photographes et rédacteurs peuvent nous envoyer quelques lignes de présentation.',
      ),
    ],
  ]),
  page(
    'business-wholesale',
    text('Business and wholesale programme', 'Programme pour entreprises et grossistes'),
    'business-wholesale',
    [
      [
        text('For offices, rentals and cafés', 'Pour bureaux, locations et cafés'),
        text(
          'A business account gives quantity prices from five pieces, one invoice a month and a person who knows your file.',
          'Un compte entreprise donne droit à des prix de quantité dès cinq pièces, à une facture mensuelle et à une personne qui connaît votre dossier.',
        ),
      ],
      [
        text('How to apply', 'Comment s’inscrire'),
        text(
          'Have your business number at hand; the answer comes within two working days.',
          'Ayez votre numéro d’entreprise sous la main; la réponse arrive en deux jours ouvrables.',
        ),
        text(
          '<a href="/business-account">Apply for a business account</a>',
          '<a href="/business-account">Demander un compte d’entreprise</a>',
        ),
      ],
    ],
  ),
  page('affiliate', text('Affiliate programme', 'Programme d’affiliation'), 'affiliate', [
    [
      text('Share what you like', 'Partagez vos coups de cœur'),
      text(
        'Send readers our way and receive 5% of what they buy within 30 days.',
        'Recommandez-nous à vos lecteurs et recevez 5 % de leurs achats faits dans les 30 jours.',
      ),
    ],
    [
      text('Fair rules', 'Règles claires'),
      text(
        'Say openly that the link is an affiliate link, and never bid on our name in ads.',
        'Indiquez clairement qu’il s’agit d’un lien affilié et n’achetez jamais notre nom en publicité.',
      ),
    ],
  ]),
  page('newsletter-subscribe', text('Newsletter', 'Infolettre'), 'newsletter-subscribe', [
    [
      text('Two letters a month', 'Deux envois par mois'),
      text(
        'New series, honest sales and one idea for a room. You may leave with a click at any time.',
        'Des nouveautés, de vrais soldes et une idée pour une pièce. Un clic suffit pour se désabonner.',
      ),
    ],
    [
      text('A welcome gift', 'Un cadeau de bienvenue'),
      text(
        'New subscribers get a bundle of coupons that is valid for three months.',
        'Les nouveaux abonnés reçoivent un lot de coupons valides pendant trois mois.',
      ),
    ],
  ]),
  page('app-recommend', text('Our app', 'Notre application'), null, [
    [
      text('The shop in your pocket', 'Le magasin dans votre poche'),
      text(
        'Scan a room, see a sofa in it at full size and earn three times the points.',
        'Numérisez une pièce, placez-y un canapé grandeur nature et gagnez trois fois plus de points.',
      ),
    ],
    [
      text('Get it', 'Obtenir l’application'),
      text(
        'Open the camera of your phone on the code at the foot of each page.',
        'Pointez l’appareil photo de votre téléphone sur le code au bas de chaque page.',
      ),
    ],
  ]),
];
