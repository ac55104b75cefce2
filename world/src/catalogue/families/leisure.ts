import { fact, feature, type Family } from '../family.ts';
import { metal, outdoor } from '../materials.ts';
import { text } from '../words.ts';

export const patio: Family = {
  materials: outdoor,
  warrantyYears: 2,
  facts: [fact('load', [110, 180, 10], text('Maximum load', 'Charge maximale'), 'kg')],
  traits: [
    text('quick-dry cushions', 'coussins à séchage rapide'),
    text('fold-flat frame', 'structure pliable'),
    text('wide arms', 'larges accoudoirs'),
  ],
  features: [
    feature(
      'Left out all season',
      'Dehors toute la saison',
      'Rain, sun and spring frost do not harm the {material}.',
      'La pluie, le soleil et le gel printanier n’abîment pas {le_material}.',
    ),
    feature(
      'Cushions dry fast',
      'Coussins vite secs',
      'Open-cell foam drains within an hour of a shower.',
      'La mousse à cellules ouvertes s’égoutte dans l’heure qui suit l’averse.',
    ),
    feature(
      'Stainless hardware',
      'Quincaillerie inoxydable',
      'Screws and hinges leave no rust marks on the deck.',
      'Les vis et les charnières ne laissent aucune trace de rouille sur la terrasse.',
    ),
    feature(
      'Sturdy on planks',
      'Stable sur les planches',
      'Wide feet do not sink into gaps; the load limit is {load} kg.',
      'De larges pieds ne s’enfoncent pas entre les planches; la charge limite est de {load} kg.',
    ),
    feature(
      'Winters small',
      'Hiverne sans encombrer',
      'It takes little room in the shed from November to April.',
      'Le tout prend peu de place au cabanon de novembre à avril.',
    ),
    feature(
      'Sun-fast colour',
      'Couleur tenace',
      'Solution-dyed fabric keeps its shade for years.',
      'Le tissu teint dans la masse garde sa couleur pendant des années.',
    ),
  ],
  care: [
    text(
      'Hose off pollen and store cushions indoors in winter.',
      'Rincez le pollen au boyau et rangez les coussins à l’intérieur l’hiver.',
    ),
    text('Cover it when heavy snow is expected.', 'Couvrez lorsqu’une forte neige est annoncée.'),
  ],
  stories: [
    text(
      'Summer is short. Spend it outside, with a cold drink and your feet up.',
      'L’été est court. Passez-le dehors, une boisson fraîche à la main et les pieds en l’air.',
    ),
    text(
      'Loons on the lake, corn on the grill, one more chapter before dark.',
      'Les huards sur le lac, le maïs sur le gril, un dernier chapitre avant la nuit.',
    ),
  ],
};

export const firePit: Family = {
  materials: metal,
  warrantyYears: 2,
  facts: [
    fact('heat', [40000, 60000, 5000], text('Heat output', 'Puissance de chauffe'), 'BTU/h'),
    fact('hours', [5, 10, 1], text('Hours per tank', 'Autonomie par bonbonne'), 'h'),
  ],
  traits: [
    text('lava rocks', 'roches volcaniques'),
    text('wind guard', 'pare-vent'),
    text('table lid', 'couvercle-table'),
  ],
  features: [
    feature(
      'Lights at a push',
      'Allumage d’un geste',
      'Push the igniter; no kindling and no smoke in your eyes.',
      'Appuyez sur l’allumeur : ni petit bois ni fumée dans les yeux.',
    ),
    feature(
      'A tank lasts',
      'Longue autonomie',
      'One 20 lb tank burns for about {hours} hours.',
      'Une bonbonne de 20 lb brûle environ {hours} heures.',
    ),
    feature(
      'Shuts off by itself',
      'Arrêt automatique',
      'A sensor closes the gas if the flame goes out.',
      'Un capteur ferme le gaz si la flamme s’éteint.',
    ),
    feature(
      'A table by day',
      'Une table le jour',
      'With the lid on, it holds plates and glasses.',
      'Avec le couvercle, on y pose assiettes et verres.',
    ),
    feature(
      'Ready for fire bans',
      'Permis lors des interdictions',
      'Propane flames are allowed under most local burn bans; check yours.',
      'Le propane est permis dans la plupart des interdictions de feu; vérifiez auprès de votre municipalité.',
    ),
    feature(
      'Coated for winter',
      'Fini hivernal',
      'A baked coat shields the {material} from salt and sleet.',
      'Un fini cuit protège la cuve en {material} du sel et du grésil.',
    ),
  ],
  care: [
    text('Let it cool fully before you put the cover on.', 'Laissez refroidir complètement avant de poser la housse.'),
    text(
      'Test the hose for leaks with soapy water each spring.',
      'Vérifiez l’étanchéité du boyau à l’eau savonneuse chaque printemps.',
    ),
  ],
  stories: [
    text(
      'Marshmallows, a guitar with five strings and stars that you never see in town.',
      'Des guimauves, une guitare à cinq cordes et des étoiles qu’on ne voit jamais en ville.',
    ),
    text(
      'Keep three metres away from walls and branches, and the evening may run late.',
      'À trois mètres des murs et des branches, la soirée peut s’étirer.',
    ),
  ],
};

export const treadmill: Family = {
  materials: metal,
  warrantyYears: 2,
  facts: [
    fact('speed', [6, 18, 1], text('Top speed', 'Vitesse maximale'), 'km/h'),
    fact('load', [100, 150, 5], text('Maximum load', 'Charge maximale'), 'kg'),
  ],
  traits: [
    text('folding deck', 'plateau pliable'),
    text('quiet motor', 'moteur silencieux'),
    text('incline', 'inclinaison'),
  ],
  features: [
    feature(
      'From stroll to run',
      'De la marche à la course',
      'Speed rises in steps of 0.1 up to {speed} km/h.',
      'La vitesse augmente par paliers de 0,1 jusqu’à {speed} km/h.',
    ),
    feature(
      'Kind to knees',
      'Doux pour les genoux',
      'Eight rubber cushions take the shock out of each stride.',
      'Huit amortisseurs de caoutchouc absorbent l’impact de chaque foulée.',
    ),
    feature(
      'Stops at once',
      'Arrêt immédiat',
      'Pull the safety key and the belt stops.',
      'Tirez la clé de sécurité et la courroie s’arrête.',
    ),
    feature(
      'Strong frame',
      'Structure robuste',
      'Welded {material} carries runners of up to {load} kg.',
      'La structure soudée en {material} supporte jusqu’à {load} kg.',
    ),
    feature(
      'Rolls away',
      'Se range debout',
      'Folded, it rolls on two wheels to the closet.',
      'Une fois plié, l’appareil roule sur deux roues jusqu’au placard.',
    ),
    feature(
      'Neighbours sleep on',
      'Voisins tranquilles',
      'The brushless motor hums below the level of talk.',
      'Le moteur sans balais ronronne plus bas qu’une conversation.',
    ),
  ],
  care: [
    text('Oil the belt every three months.', 'Lubrifiez la courroie tous les trois mois.'),
    text('Wipe off sweat after each run.', 'Essuyez la sueur après chaque séance.'),
  ],
  stories: [
    text(
      'Ice on the sidewalk is no excuse any more, which is good news and bad news.',
      'La glace sur le trottoir n’est plus une excuse : bonne et mauvaise nouvelle.',
    ),
    text(
      'The screen shows distance, pace and time, and keeps quiet about the rest.',
      'L’écran affiche la distance, le rythme et le temps, et se tait sur le reste.',
    ),
  ],
};

export const trampoline: Family = {
  materials: metal,
  warrantyYears: 2,
  facts: [
    fact('load', [80, 180, 10], text('Maximum load', 'Charge maximale'), 'kg'),
    fact('springs', [48, 108, 6], text('Springs', 'Ressorts'), 'springs', 'ressorts'),
  ],
  traits: [
    text('safety net', 'filet de sécurité'),
    text('ladder', 'échelle'),
    text('padded poles', 'poteaux rembourrés'),
  ],
  features: [
    feature(
      'A net all round',
      'Filet tout autour',
      'The net zips shut inside the springs, so nobody lands between them.',
      'Le filet se ferme à l’intérieur des ressorts : personne ne tombe entre eux.',
    ),
    feature(
      'High and even',
      'Rebond régulier',
      '{springs} galvanized springs give the same bounce at the edge as in the middle.',
      '{springs} ressorts galvanisés offrent le même rebond au bord qu’au centre.',
    ),
    feature(
      'Anchored',
      'Bien ancré',
      'Ground stakes hold it through fall winds.',
      'Des piquets d’ancrage tiennent bon sous les vents d’automne.',
    ),
    feature(
      'Tested for more',
      'Testé pour plus',
      'Approved for {load} kg, tested to four times that.',
      'Approuvé pour {load} kg, testé au quadruple.',
    ),
    feature(
      'Covered springs',
      'Ressorts couverts',
      'A pad 2.5 cm thick lies over the spring ring.',
      'Un coussin de 2,5 cm recouvre le cercle de ressorts.',
    ),
    feature(
      'Does not rust',
      'Sans rouille',
      'The frame of {material} is galvanized inside and out.',
      'Le cadre en {material} est galvanisé à l’intérieur et à l’extérieur.',
    ),
  ],
  care: [
    text('Take the net down before the first heavy snow.', 'Retirez le filet avant la première grosse neige.'),
    text(
      'Check springs and net at the start of each month.',
      'Vérifiez les ressorts et le filet au début de chaque mois.',
    ),
  ],
  stories: [
    text(
      'The screens stay inside and the laughter carries over three yards.',
      'Les écrans restent dedans et les rires s’entendent à trois cours de là.',
    ),
    text(
      'One jumper at a time, supper at six, and they sleep like logs.',
      'Un seul enfant à la fois, souper à dix-huit heures, et ils dorment comme des bûches.',
    ),
  ],
};
