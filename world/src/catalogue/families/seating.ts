import { fact, feature, type Family } from '../family.ts';
import { upholstery } from '../materials.ts';
import { text } from '../words.ts';

export const sofa: Family = {
  materials: upholstery,
  warrantyYears: 3,
  facts: [
    fact('load', [220, 380, 10], text('Maximum load', 'Charge maximale'), 'kg'),
    fact('seat', [42, 49, 1], text('Seat height', 'Hauteur de l’assise'), 'cm'),
  ],
  traits: [
    text('deep seat', 'assise profonde'),
    text('tufted back', 'dossier capitonné'),
    text('solid wood legs', 'pieds en bois massif'),
    text('reversible cushions', 'coussins réversibles'),
  ],
  features: [
    feature(
      'Pocket springs',
      'Ressorts ensachés',
      'Pocket springs under high-density foam give every seat its own support, so nobody rolls toward the middle.',
      'Des ressorts ensachés sous une mousse haute densité soutiennent chaque place séparément : personne ne glisse vers le milieu.',
    ),
    feature(
      'Kiln-dried frame',
      'Structure séchée au four',
      'The corner-blocked frame of kiln-dried hardwood carries up to {load} kg without creaking.',
      'La structure en bois franc séché au four, renforcée aux angles, supporte jusqu’à {load} kg sans grincer.',
    ),
    feature(
      'Covers that come off',
      'Housses amovibles',
      'Hidden zips let you take the cushion covers off and wash them on a gentle cycle.',
      'Des fermetures éclair dissimulées permettent de retirer les housses et de les laver au cycle délicat.',
    ),
    feature(
      'Easy to rise from',
      'Facile à quitter',
      'A seat height of {seat} cm suits tall guests and grandparents alike.',
      'Une assise à {seat} cm du sol convient aux grands invités comme aux grands-parents.',
    ),
    feature(
      'Dense weave',
      'Tissage serré',
      'Woven tightly, the {material} stands up to claws, crumbs and movie nights.',
      'Le tissage serré du revêtement en {material} résiste aux griffes, aux miettes et aux soirées cinéma.',
    ),
    feature(
      'Room underneath',
      'Espace dessous',
      'Raised legs leave enough room for a robot vacuum to pass.',
      'Les pieds surélevés laissent passer un aspirateur robot.',
    ),
  ],
  care: [
    text(
      'Blot spills at once with a dry white cloth; never rub.',
      'Épongez aussitôt les dégâts avec un linge blanc et sec, sans frotter.',
    ),
    text(
      'Turn the cushions every two weeks to keep them even.',
      'Retournez les coussins toutes les deux semaines pour qu’ils gardent leur forme.',
    ),
  ],
  stories: [
    text(
      'Sunday mornings start here: a coffee on the armrest, a blanket over the knees and nowhere to be before noon.',
      'Les dimanches matin commencent ici : un café sur l’accoudoir, une couverture sur les genoux et aucun rendez-vous avant midi.',
    ),
    text(
      'At {width} cm wide it anchors a living room without closing it in, and its back is finished so that it can stand free.',
      'Avec ses {width} cm de largeur, {le_noun} structure le salon sans l’encombrer, et son dos fini lui permet de se passer de mur.',
    ),
  ],
};

export const armchair: Family = {
  materials: upholstery,
  warrantyYears: 3,
  facts: [
    fact('load', [130, 180, 10], text('Maximum load', 'Charge maximale'), 'kg'),
    fact('seat', [41, 48, 1], text('Seat height', 'Hauteur de l’assise'), 'cm'),
  ],
  traits: [
    text('padded arms', 'accoudoirs rembourrés'),
    text('winged back', 'dossier à oreilles'),
    text('lumbar cushion', 'coussin lombaire'),
  ],
  features: [
    feature(
      'A back that holds you',
      'Un dossier enveloppant',
      'The curved back follows your shoulders and keeps the small of the back supported.',
      'Le dossier galbé épouse les épaules et soutient le creux du dos.',
    ),
    feature(
      'Foam that recovers',
      'Mousse à mémoire',
      'High-resilience foam springs back into shape long after the first thousand evenings.',
      'La mousse haute résilience reprend sa forme, même après mille soirées.',
    ),
    feature(
      'Corner-sized',
      'Format coin lecture',
      'Only {width} cm wide, it settles beside a window, a bed or a bookcase.',
      'Avec seulement {width} cm de largeur, {il} se glisse près d’une fenêtre, d’un lit ou d’une bibliothèque.',
    ),
    feature(
      'Protected floors',
      'Planchers protégés',
      'Felt pads under each leg keep hardwood floors free of marks.',
      'Des patins de feutre sous chaque pied protègent les planchers de bois franc.',
    ),
    feature(
      'Soft to the hand',
      'Doux au toucher',
      'The {material} was chosen for its warmth in January and its cool touch in July.',
      'Le revêtement en {material} reste chaleureux en janvier et frais en juillet.',
    ),
    feature(
      'Steady arms',
      'Accoudoirs solides',
      'Broad arms are strong enough to lean on when you stand up; the frame is tested to {load} kg.',
      'De larges accoudoirs offrent un bon appui pour se relever; la structure est éprouvée à {load} kg.',
    ),
  ],
  care: [
    text('Vacuum with the soft brush once a week.', 'Passez l’aspirateur avec la brosse douce une fois par semaine.'),
    text(
      'Keep at least 30 cm away from heaters and baseboards.',
      'Gardez une distance d’au moins 30 cm des plinthes chauffantes.',
    ),
  ],
  stories: [
    text(
      'A lamp, a good novel and this {noun}: the reading corner that you kept meaning to make is finished.',
      'Une lampe, un bon roman et {ce_noun} : le coin lecture que vous remettiez à plus tard est enfin prêt.',
    ),
    text(
      'Guests notice it first and give it up last.',
      'C’est la place que les invités remarquent en premier et quittent en dernier.',
    ),
  ],
};
