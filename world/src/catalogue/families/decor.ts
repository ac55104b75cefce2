import { fact, feature, type Family } from '../family.ts';
import { pot, rug as fibres, woodAndMetal } from '../materials.ts';
import { text } from '../words.ts';

export const floorLamp: Family = {
  materials: woodAndMetal,
  warrantyYears: 2,
  facts: [
    fact('watts', [9, 18, 3], text('LED power', 'Puissance DEL'), 'W'),
    fact('cord', [150, 250, 10], text('Cord length', 'Longueur du cordon'), 'cm'),
  ],
  traits: [
    text('linen shade', 'abat-jour en lin'),
    text('foot switch', 'interrupteur au pied'),
    text('dimmer', 'gradateur'),
  ],
  features: [
    feature(
      'Warm, even light',
      'Lumière chaude',
      'A {watts} W LED at 2,700 K gives the glow of an old bulb for a tenth of the power.',
      'Une DEL de {watts} W à 2 700 K offre l’éclat d’une ampoule d’autrefois pour le dixième de l’énergie.',
    ),
    feature(
      'A switch for your foot',
      'Interrupteur au pied',
      'The switch lies on the cord, so you can turn it off on the way to bed.',
      'L’interrupteur se trouve sur le cordon : éteignez du bout du pied en allant au lit.',
    ),
    feature(
      'Heavy base',
      'Base lestée',
      'A weighted base keeps it upright when the dog runs past.',
      'Une base lestée garde l’équilibre quand le chien passe en courant.',
    ),
    feature(
      'Long cord',
      'Long cordon',
      'With {cord} cm of cord it reaches the corner without an extension.',
      'Un cordon de {cord} cm atteint le coin de la pièce sans rallonge.',
    ),
    feature(
      'Shade that spreads',
      'Diffusion douce',
      'The shade throws light up and down and leaves no glare at eye level.',
      'L’abat-jour diffuse la lumière vers le haut et le bas, sans éblouir.',
    ),
    feature(
      'Certified safe',
      'Sécurité certifiée',
      'Certified for use in Canada; the bulb can be replaced.',
      'Certification pour le Canada; l’ampoule est remplaçable.',
    ),
  ],
  care: [
    text('Unplug it before dusting the shade.', 'Débranchez avant d’épousseter l’abat-jour.'),
    text(
      'Replace the bulb by one of the same power or less.',
      'Remplacez l’ampoule par une autre de puissance égale ou inférieure.',
    ),
  ],
  stories: [
    text(
      'One ceiling light makes a room bright; three low ones make it a place to stay.',
      'Un plafonnier éclaire une pièce; trois lampes basses donnent envie d’y rester.',
    ),
    text(
      'At {height} cm the light falls over your shoulder and onto the page.',
      'À {height} cm, la lumière passe par-dessus l’épaule et tombe sur la page.',
    ),
  ],
};

export const rug: Family = {
  readyToUse: true,
  materials: fibres,
  warrantyYears: 1,
  facts: [fact('pile', [4, 16, 1], text('Pile height', 'Hauteur du poil'), 'mm')],
  traits: [
    text('non-slip backing', 'endos antidérapant'),
    text('fringed ends', 'bouts frangés'),
    text('stitched border', 'bordure cousue'),
  ],
  features: [
    feature(
      'Stays where you put it',
      'Reste en place',
      'Rubber dots on the back grip wood, tile and vinyl.',
      'Des points de caoutchouc à l’endos adhèrent au bois, à la céramique et au vinyle.',
    ),
    feature(
      'Quiet steps',
      'Pas feutrés',
      'A pile of {pile} mm softens every footstep for the neighbours below.',
      'Un poil de {pile} mm étouffe chaque pas pour les voisins du dessous.',
    ),
    feature(
      'Fit for daily traffic',
      'Pour tous les jours',
      'The {material} is spun tightly and does not shed after the first week.',
      'Le fil en {material}, bien retors, ne perd plus de fibres après la première semaine.',
    ),
    feature(
      'Doors pass over it',
      'Passe sous les portes',
      'Thin edges let a door swing open freely.',
      'Des bords minces laissent la porte s’ouvrir librement.',
    ),
    feature(
      'Good over heated floors',
      'Pour planchers chauffants',
      'The open backing lets radiant heat through.',
      'L’endos ajouré laisse passer la chaleur radiante.',
    ),
    feature(
      'Colour to the root',
      'Couleur à cœur',
      'Yarns are dyed before weaving, so worn spots keep their shade.',
      'Les fils sont teints avant le tissage : les zones usées gardent leur teinte.',
    ),
  ],
  care: [
    text('Vacuum without the beater bar.', 'Passez l’aspirateur sans la brosse rotative.'),
    text('Rotate it by half a turn every season.', 'Faites pivoter d’un demi-tour à chaque saison.'),
  ],
  stories: [
    text(
      'Bare floors echo. Lay one of these down and voices drop by themselves.',
      'Les planchers nus résonnent. Posez-en un et les voix baissent d’elles-mêmes.',
    ),
    text(
      'Let the front legs of the sofa stand on it; the room pulls together at once.',
      'Posez-y les pieds avant du canapé : la pièce se tient tout de suite mieux.',
    ),
  ],
};

export const mirror: Family = {
  readyToUse: true,
  materials: woodAndMetal,
  warrantyYears: 2,
  facts: [fact('glass', [3, 6, 1], text('Glass thickness', 'Épaisseur du verre'), 'mm')],
  traits: [
    text('bevelled edge', 'bord biseauté'),
    text('slim frame', 'cadre mince'),
    text('leaning stand', 'support inclinable'),
  ],
  features: [
    feature(
      'True reflection',
      'Reflet fidèle',
      'Copper-free glass of {glass} mm shows straight lines and honest colours.',
      'Un verre sans cuivre de {glass} mm rend des lignes droites et des couleurs justes.',
    ),
    feature(
      'Shatter guard',
      'Film antibris',
      'A film behind the glass keeps pieces together if it ever breaks.',
      'Un film à l’arrière retient les éclats en cas de bris.',
    ),
    feature(
      'Hung in minutes',
      'Pose rapide',
      'Brackets, screws and a paper template come in the box.',
      'Les supports, les vis et un gabarit de papier sont fournis.',
    ),
    feature(
      'Twice the light',
      'Deux fois plus de clarté',
      'Across from a window it sends daylight to the far end of the room.',
      'Face à une fenêtre, {il} renvoie la lumière du jour jusqu’au fond de la pièce.',
    ),
    feature(
      'Sealed against steam',
      'À l’épreuve de la buée',
      'Edges are sealed twice, so bathrooms do it no harm.',
      'Les chants sont scellés deux fois : la salle de bain n’y change rien.',
    ),
    feature(
      'A frame with presence',
      'Un cadre de caractère',
      'Mitred corners bring out the {material} of the frame.',
      'Des coins à onglet mettent en valeur le cadre en {material}.',
    ),
  ],
  care: [
    text(
      'Spray cleaner on the cloth, never on the glass.',
      'Vaporisez le nettoyant sur le linge, jamais sur le verre.',
    ),
    text('Check the wall anchors once a year.', 'Vérifiez les ancrages muraux une fois par année.'),
  ],
  stories: [
    text(
      'A last look before the door, scarf straight, keys in hand.',
      'Un dernier coup d’œil avant de sortir, foulard bien placé, clés en main.',
    ),
    text(
      'At {height} cm tall it shows shoes and hat together.',
      'Sa hauteur de {height} cm montre à la fois les souliers et le chapeau.',
    ),
  ],
};

export const planter: Family = {
  readyToUse: true,
  materials: pot,
  warrantyYears: 1,
  facts: [fact('litres', [6, 36, 2], text('Soil volume', 'Volume de terre'), 'L')],
  traits: [
    text('drainage hole', 'trou de drainage'),
    text('removable saucer', 'soucoupe amovible'),
    text('ribbed sides', 'parois nervurées'),
  ],
  features: [
    feature(
      'Roots stay dry',
      'Racines au sec',
      'A plugged hole drains rain; leave the plug in for indoor use.',
      'Un trou à bouchon évacue la pluie; laissez le bouchon à l’intérieur de la maison.',
    ),
    feature(
      'Room to grow',
      'De la place pour pousser',
      '{litres} litres of soil are enough for a fig, herbs or a row of geraniums.',
      '{litres} litres de terre suffisent à un figuier, à des fines herbes ou à une rangée de géraniums.',
    ),
    feature(
      'Stands the frost',
      'Résiste au gel',
      'The {material} is tested to -25 °C when it stands empty.',
      'La paroi en {material} est éprouvée à -25 °C, à vide.',
    ),
    feature(
      'Lighter than it looks',
      'Plus léger qu’il n’y paraît',
      'At {weight} kg it can follow the sun across the balcony.',
      'Avec un poids de {weight} kg, {ce_noun} peut suivre le soleil sur le balcon.',
    ),
    feature(
      'No marks below',
      'Sans trace',
      'Small rubber feet protect decks and floors.',
      'De petits pieds de caoutchouc protègent la terrasse et le plancher.',
    ),
    feature(
      'Colour that lasts',
      'Couleur durable',
      'UV-stable pigments go all the way through.',
      'Des pigments stables aux UV teintent la matière à cœur.',
    ),
  ],
  care: [
    text('Empty it before the first hard frost.', 'Videz avant les grands gels.'),
    text('Brush off lime with water and a little vinegar.', 'Brossez le calcaire avec de l’eau et un peu de vinaigre.'),
  ],
  stories: [
    text(
      'Basil by the door in June, a small spruce with lights in December.',
      'Du basilic près de la porte en juin, une petite épinette illuminée en décembre.',
    ),
    text(
      'Group three of different heights and leave the tallest at the back.',
      'Groupez-en trois de hauteurs différentes, le plus grand à l’arrière.',
    ),
  ],
};
