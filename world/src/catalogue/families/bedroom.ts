import { fact, feature, type Family } from '../family.ts';
import { upholstery, wood } from '../materials.ts';
import { text } from '../words.ts';

export const bed: Family = {
  materials: upholstery,
  warrantyYears: 5,
  facts: [
    fact('load', [270, 450, 10], text('Maximum load', 'Charge maximale'), 'kg'),
    fact('clearance', [16, 32, 2], text('Space under the bed', 'Espace sous le lit'), 'cm'),
  ],
  traits: [
    text('padded headboard', 'tête de lit rembourrée'),
    text('slatted base', 'sommier à lattes'),
    text('reading ledge', 'tablette de lecture'),
  ],
  features: [
    feature(
      'No box spring needed',
      'Sans sommier tapissier',
      'Closely spaced slats hold the mattress flat and let it breathe.',
      'Des lattes rapprochées gardent le matelas bien à plat et le laissent respirer.',
    ),
    feature(
      'Silent at night',
      'Nuits silencieuses',
      'Foam tape between slats and rails stops every squeak.',
      'Un ruban de mousse entre les lattes et les longerons élimine les grincements.',
    ),
    feature(
      'Leaning headboard',
      'Tête de lit confortable',
      'The headboard is padded at the height where your shoulders rest.',
      'La tête de lit est rembourrée à la hauteur des épaules.',
    ),
    feature(
      'Storage below',
      'Rangement dessous',
      '{clearance} cm of clearance take flat bins and spare quilts.',
      'Un dégagement de {clearance} cm accueille des bacs plats et des courtepointes.',
    ),
    feature(
      'Centre legs',
      'Pieds centraux',
      'Three legs under the middle rail spread a load of up to {load} kg.',
      'Trois pieds sous la traverse centrale répartissent une charge allant jusqu’à {load} kg.',
    ),
    feature(
      'Quiet texture',
      'Texture apaisante',
      'Seams of the {material} are laid at the back, where no one sees them.',
      'Les coutures du revêtement en {material} se cachent à l’arrière.',
    ),
  ],
  care: [
    text(
      'Tighten the side rails after a week, then twice a year.',
      'Resserrez les longerons après une semaine, puis deux fois par année.',
    ),
    text('Brush the headboard gently along the weave.', 'Brossez délicatement la tête de lit dans le sens du tissu.'),
  ],
  stories: [
    text(
      'Low light, clean linen and a frame that keeps quiet: it does not take more to sleep through a January wind.',
      'Une lumière tamisée, des draps propres et une structure silencieuse : il n’en faut pas plus pour dormir malgré le vent de janvier.',
    ),
    text(
      'Everything for assembly comes in the headboard box, tools included.',
      'Tout le nécessaire de montage se trouve dans la boîte de la tête de lit, outils compris.',
    ),
  ],
};

export const drawers: Family = {
  materials: wood,
  warrantyYears: 3,
  facts: [
    fact('drawer', [8, 25, 1], text('Load per drawer', 'Charge par tiroir'), 'kg'),
    fact('top', [25, 60, 5], text('Load on the top', 'Charge sur le dessus'), 'kg'),
  ],
  traits: [
    text('soft-close drawers', 'tiroirs à fermeture douce'),
    text('brass-tone handles', 'poignées au fini laiton'),
    text('rounded corners', 'coins arrondis'),
  ],
  features: [
    feature(
      'Closes softly',
      'Fermeture en douceur',
      'Damped runners bring each drawer home without a bang.',
      'Des glissières amorties referment chaque tiroir sans bruit.',
    ),
    feature(
      'Full reach',
      'Ouverture complète',
      'Drawers open all the way, so the sock at the back is no longer lost.',
      'Les tiroirs s’ouvrent en entier : la chaussette du fond n’est plus perdue.',
    ),
    feature(
      'Holds its share',
      'Bonne capacité',
      'Every drawer carries {drawer} kg, the top another {top} kg.',
      'Chaque tiroir supporte {drawer} kg, et le dessus, {top} kg de plus.',
    ),
    feature(
      'Safe by design',
      'Sécurité d’abord',
      'An anti-tip strap fixes it to the wall in five minutes.',
      'Une sangle antibascule se fixe au mur en cinq minutes.',
    ),
    feature(
      'Sealed finish',
      'Fini scellé',
      'Three coats seal the {material} against cups, creams and damp.',
      'Trois couches protègent la surface en {material} des tasses, des crèmes et de l’humidité.',
    ),
    feature(
      'Cable gap',
      'Passe-câble',
      'A notch at the back lets a lamp or charger through.',
      'Une encoche à l’arrière laisse passer le fil d’une lampe ou d’un chargeur.',
    ),
  ],
  care: [
    text(
      'Dust with a soft dry cloth; use coasters for hot cups.',
      'Dépoussiérez avec un linge doux et sec; utilisez des sous-verres.',
    ),
    text(
      'Keep out of direct sun so that the tone stays even.',
      'Évitez le soleil direct afin que la teinte demeure uniforme.',
    ),
  ],
  stories: [
    text(
      'Clear surfaces calm a room. Put the day away in the drawers and leave the top for one lamp and one book.',
      'Une surface dégagée apaise la pièce. Rangez la journée dans les tiroirs et gardez le dessus pour une lampe et un livre.',
    ),
    text(
      'The proportions, {width} by {height} cm, were drawn to stand below a window or beside a doorway.',
      'Ses proportions, {width} sur {height} cm, conviennent sous une fenêtre comme près d’une porte.',
    ),
  ],
};
