import { fact, feature, type Family } from '../family.ts';
import { cookware as cookwareMaterials, metal } from '../materials.ts';
import { text } from '../words.ts';

export const miniSplit: Family = {
  readyToUse: true,
  materials: metal,
  warrantyYears: 5,
  facts: [
    fact('noise', [19, 28, 1], text('Indoor noise', 'Bruit intérieur'), 'dB'),
    fact('seer', [19, 25, 1], text('Efficiency (SEER2)', 'Rendement (SEER2)'), 'SEER2'),
    fact('line', [5, 8, 1], text('Line set', 'Conduites'), 'm'),
  ],
  traits: [
    text('heat pump', 'thermopompe'),
    text('Wi-Fi control', 'commande Wi-Fi'),
    text('washable filter', 'filtre lavable'),
  ],
  features: [
    feature(
      'Cools and heats',
      'Climatise et chauffe',
      'The heat pump goes on heating at -25 °C outside.',
      'La thermopompe chauffe encore à -25 °C dehors.',
    ),
    feature(
      'Sleep through it',
      'Sommeil paisible',
      'At {noise} dB the indoor unit is quieter than a library.',
      'À {noise} dB, l’unité intérieure est plus discrète qu’une bibliothèque.',
    ),
    feature(
      'Lower bills',
      'Factures allégées',
      'An inverter compressor rated SEER2 {seer} adapts to the hour instead of stopping and starting.',
      'Le compresseur à onduleur, coté SEER2 {seer}, s’adapte à l’heure au lieu de s’arrêter et de repartir.',
    ),
    feature(
      'From your phone',
      'Depuis votre téléphone',
      'Set it from the office, so that home is cool at six.',
      'Réglez du bureau pour rentrer au frais à dix-huit heures.',
    ),
    feature(
      'Cleans itself',
      'Autonettoyant',
      'After each run it dries the coil to keep mould away.',
      'Après chaque cycle, le serpentin est asséché pour éviter la moisissure.',
    ),
    feature(
      '{line} m of lines',
      '{line} m de conduites',
      'Charged copper lines of {line} m come in the box; have a licensed technician connect them.',
      'Des conduites de cuivre de {line} m sont fournies; confiez le raccordement à un technicien certifié.',
    ),
  ],
  care: [
    text('Rinse the filter every two weeks in summer.', 'Rincez le filtre toutes les deux semaines en été.'),
    text('Keep snow 50 cm away from the outdoor unit.', 'Dégagez la neige à 50 cm autour de l’unité extérieure.'),
  ],
  stories: [
    text(
      'Thirty-two degrees outside, twenty-two on the sofa, and you hear the clock tick.',
      'Trente-deux degrés dehors, vingt-deux sur le canapé, et on entend l’horloge.',
    ),
    text(
      'One opening of 65 mm through the wall is all that it asks for.',
      'Une seule ouverture de 65 mm dans le mur suffit.',
    ),
  ],
};

export const airFryer: Family = {
  readyToUse: true,
  materials: metal,
  warrantyYears: 1,
  facts: [
    fact('litres', [3.5, 9, 0.5], text('Capacity', 'Capacité'), 'L'),
    fact('watts', [1200, 1800, 100], text('Power', 'Puissance'), 'W'),
  ],
  traits: [
    text('dishwasher-safe basket', 'panier lavable au lave-vaisselle'),
    text('viewing window', 'fenêtre de cuisson'),
    text('touch screen', 'écran tactile'),
  ],
  features: [
    feature(
      'Crisp with a spoon of oil',
      'Croustillant sans bain d’huile',
      'Fast hot air does in one spoon of oil what a pot of it used to.',
      'L’air chaud pulsé fait avec une cuillerée d’huile ce qui en demandait une casserole.',
    ),
    feature(
      'Feeds the table',
      'Pour toute la tablée',
      'The {litres} L basket takes fries for the family or a whole chicken.',
      'Le panier de {litres} L contient des frites pour la famille ou un poulet entier.',
    ),
    feature(
      'No preheating',
      'Sans préchauffage',
      '{watts} watts are at full heat in under three minutes.',
      'Ses {watts} watts atteignent la pleine chaleur en moins de trois minutes.',
    ),
    feature(
      'Shake reminder',
      'Rappel à mi-cuisson',
      'A chime says when to turn the food, halfway through.',
      'Un signal indique, à mi-cuisson, quand retourner les aliments.',
    ),
    feature(
      'Easy to clean',
      'Nettoyage simple',
      'Basket and tray go into the dishwasher.',
      'Le panier et la grille vont au lave-vaisselle.',
    ),
    feature(
      'Cool to the touch',
      'Parois tièdes',
      'Double walls of {material} keep the outside safe to hold.',
      'La double paroi en {material} reste sans danger au toucher.',
    ),
  ],
  care: [
    text(
      'Let it cool, then wash the basket with a soft sponge.',
      'Laissez refroidir, puis lavez le panier avec une éponge douce.',
    ),
    text(
      'Wipe the heating element with a damp cloth once a month.',
      'Essuyez l’élément chauffant une fois par mois avec un linge humide.',
    ),
  ],
  stories: [
    text(
      'Practice ends at six-thirty. Supper can still be on the table at seven.',
      'L’entraînement finit à dix-huit heures trente. Le souper peut encore être prêt à dix-neuf heures.',
    ),
    text(
      'A card with thirty times and temperatures hangs inside the cupboard door.',
      'Une carte de trente temps et températures se colle dans l’armoire.',
    ),
  ],
};

export const cookware: Family = {
  readyToUse: true,
  materials: cookwareMaterials,
  warrantyYears: 10,
  facts: [
    fact('litres', [2, 8, 0.5], text('Largest pot', 'Plus grande casserole'), 'L'),
    fact('oven', [220, 260, 10], text('Oven-safe to', 'Au four jusqu’à'), '°C'),
  ],
  traits: [
    text('glass lids', 'couvercles en verre'),
    text('riveted handles', 'poignées rivetées'),
    text('pouring lip', 'bec verseur'),
  ],
  features: [
    feature(
      'Any stove',
      'Toutes les cuisinières',
      'Flat bases work on gas, electric, ceramic and induction.',
      'Les fonds plats conviennent au gaz, à l’électricité, à la vitrocéramique et à l’induction.',
    ),
    feature(
      'Heat that spreads',
      'Chaleur uniforme',
      'The {material} spreads heat to the rim, so sauces do not catch in the middle.',
      'Le corps en {material} répartit la chaleur jusqu’au bord : la sauce n’attache pas au centre.',
    ),
    feature(
      'From stove to oven',
      'De la cuisinière au four',
      'Lids off, it is safe in the oven up to {oven} °C.',
      'Sans les couvercles, tout va au four jusqu’à {oven} °C.',
    ),
    feature(
      'A pot for soup',
      'Une marmite à soupe',
      'The largest holds {litres} litres: pea soup for the week.',
      'La plus grande contient {litres} litres : la soupe aux pois de la semaine.',
    ),
    feature(
      'Good grip',
      'Bonne prise',
      'Handles stay cool and leave room for mitts.',
      'Les poignées restent tièdes et laissent de la place aux mitaines.',
    ),
    feature(
      'Stacks neatly',
      'S’empile bien',
      'Nested, it takes up one shelf only.',
      'Une fois emboîté, tout tient sur une seule tablette.',
    ),
  ],
  care: [
    text('Warm up slowly and let it cool before washing.', 'Chauffez doucement et laissez refroidir avant de laver.'),
    text(
      'Soak burnt spots in hot water with baking soda.',
      'Faites tremper les taches brûlées dans l’eau chaude avec du bicarbonate.',
    ),
  ],
  stories: [
    text(
      'Onions, butter, low heat: good things begin the same way everywhere.',
      'Oignons, beurre, feu doux : les bonnes choses commencent partout pareil.',
    ),
    text(
      'Handsome enough to go from the burner straight to the table.',
      'Assez belle allure pour passer directement du rond à la table.',
    ),
  ],
};
