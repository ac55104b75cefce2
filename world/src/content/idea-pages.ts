import { text } from '../catalogue/words.ts';
import { page } from './page.ts';

/** Pages that help to choose; each is linked from the site map, the menu or a banner. */
export const ideaPages = [
  page('baby-registry', text('Baby registry', 'Liste de naissance'), null, [
    [
      text('One list for everyone who asks', 'Une seule liste pour tous ceux qui demandent'),
      text(
        'Save what you wish for with the heart. The list is kept in your account and can be read on every device.',
        'Enregistrez vos souhaits avec le cœur. La liste reste dans votre compte et se lit sur tous vos appareils.',
      ),
      text(
        '<a href="/customer/account/wishlist">Open my list</a>',
        '<a href="/customer/account/wishlist">Ouvrir ma liste</a>',
      ),
    ],
    [
      text('Where to begin', 'Par où commencer'),
      text(
        '- <a href="/baby-kids/nursery-furniture.html">Nursery furniture</a>',
        '- <a href="/baby-kids/nursery-furniture.html">Meubles de chambre de bébé</a>',
      ),
      text(
        '- <a href="/baby-kids/changing-tables.html">Changing tables</a>',
        '- <a href="/baby-kids/changing-tables.html">Tables à langer</a>',
      ),
      text(
        '- <a href="/baby-kids/nursery-gliders.html">Gliders</a>',
        '- <a href="/baby-kids/nursery-gliders.html">Berceuses</a>',
      ),
      text(
        '- <a href="/room/nursery">The nursery in one view</a>',
        '- <a href="/room/nursery">La chambre de bébé en un coup d’œil</a>',
      ),
    ],
    [
      text('If it was two of the same', 'Si le cadeau est en double'),
      text(
        'Gifts can be sent back for 30 days from delivery, like everything else; see <a href="/return-policy">returns</a>.',
        'Les cadeaux se retournent dans les 30 jours suivant la livraison, comme tout le reste; voyez les <a href="/return-policy">retours</a>.',
      ),
    ],
  ]),
  page(
    'massage-chair-shopping-guidance',
    text('How to choose a massage chair', 'Choisir un fauteuil de massage'),
    null,
    [
      [
        text('Measure the wall first', 'Mesurez d’abord le mur'),
        text(
          'A chair that reclines needs 10 to 60 cm behind it. “Zero wall” models slide forward instead.',
          'Un fauteuil inclinable demande de 10 à 60 cm derrière lui. Les modèles « zéro mur » glissent plutôt vers l’avant.',
        ),
      ],
      [
        text('Rollers, air or both', 'Rouleaux, air ou les deux'),
        text(
          'Rollers work along the back, air cushions hold arms and calves. People with sensitive backs mostly prefer air.',
          'Les rouleaux suivent le dos, les coussins d’air tiennent les bras et les mollets. Un dos sensible préfère en général l’air.',
        ),
      ],
      [
        text('The track', 'Le rail'),
        text(
          'An S track ends at the small of the back, an L track goes on below the seat.',
          'Un rail en S s’arrête au bas du dos, un rail en L continue sous l’assise.',
        ),
      ],
      [
        text('Where to go on', 'Pour aller plus loin'),
        text(
          '- <a href="/health-beauty/massage-chairs.html">All massage chairs</a>',
          '- <a href="/health-beauty/massage-chairs.html">Tous les fauteuils de massage</a>',
        ),
        text(
          '- <a href="/health-beauty/zero-gravity-massage-chairs.html">Zero-gravity chairs</a>',
          '- <a href="/health-beauty/zero-gravity-massage-chairs.html">Fauteuils zéro gravité</a>',
        ),
        text(
          '- <a href="/health-beauty/lift-chairs.html">Lift chairs</a>',
          '- <a href="/health-beauty/lift-chairs.html">Fauteuils releveurs</a>',
        ),
      ],
    ],
  ),
  page('showroom-live', text('Live from the showroom', 'En direct de la salle d’exposition'), null, [
    [
      text('Thursdays at seven', 'Le jeudi à 19 h'),
      text(
        'Every Thursday at 19:00 Eastern Time we take a few pieces apart on camera, sit on them, and answer what you ask.',
        'Chaque jeudi à 19 h (heure de l’Est), nous démontons quelques meubles devant la caméra, nous nous y assoyons et répondons à vos questions.',
      ),
    ],
    [
      text('Between two shows', 'Entre deux émissions'),
      text(
        'The <a href="/install-videos.html">install videos</a> are always on, and <a href="/customer-say">our customers’ photos</a> show the same pieces at home.',
        'Les <a href="/install-videos.html">vidéos d’installation</a> sont toujours là, et les <a href="/customer-say">photos de nos clients</a> montrent les mêmes meubles chez eux.',
      ),
    ],
  ]),
];
