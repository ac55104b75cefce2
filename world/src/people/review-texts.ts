/** Sentences of reviews by mood; one is taken from each list, never twice on one product while there are others. */
interface Sentences {
  titles: readonly string[];
  openings: readonly string[];
  closings: readonly string[];
}
export type Mood = 'happy' | 'mixed' | 'unhappy';

export const reviewTexts: Record<'en' | 'fr', Record<Mood, Sentences>> = {
  en: {
    happy: {
      titles: [
        'Better than the pictures',
        'Exactly what we needed',
        'Would buy again',
        'Lovely colour',
        'Solid and good looking',
        'Worth the wait',
        'Great value',
        'Fits perfectly',
        'My favourite thing in the room',
        'No regrets',
      ],
      openings: [
        'Arrived two days early and in perfect shape.',
        'We looked for months before choosing this one.',
        'I measured three times and it fits to the centimetre.',
        'My partner was doubtful, and now won’t stop talking about it.',
        'Second one I buy, this time for my sister in Moncton.',
        'The colour in daylight is just like on the site.',
        'Put it together alone on a Sunday morning with a coffee.',
        'It feels much heavier and better made than I expected.',
        'Bought it for the cottage and ended up keeping it at home.',
        'Our place is small, and this makes it look bigger.',
        'The delivery crew carried it up three floors with a smile.',
        'I had a question about the size and got an answer within the hour.',
      ],
      closings: [
        'Six months in, still like new.',
        'The kids and the dog approve.',
        'I only wish I had ordered sooner.',
        'Already recommended it to the neighbours.',
        'Every screw was there, and one to spare.',
        'Easy five stars.',
        'Guests keep asking where it is from.',
        'It cleans up with a damp cloth.',
        'The box was well padded and easy to recycle.',
        'For this price there is nothing close.',
      ],
    },
    mixed: {
      titles: ['Good, not perfect', 'Fine for the price', 'Does the job', 'Nice, but mind the size', 'Okay overall'],
      openings: [
        'Nice to look at, but the instructions skip a step.',
        'A bit smaller than I had imagined.',
        'One bolt was missing; support mailed it within a week.',
        'The shade is warmer than on my screen.',
        'It took the two of us most of an evening to build.',
        'Good design, average finish on the back.',
      ],
      closings: [
        'Still keeping it.',
        'At full price I would have thought twice.',
        'Check your measurements first.',
        'All in all I am content.',
        'It will do for the spare room.',
      ],
    },
    unhappy: {
      titles: ['Not for us', 'Disappointed', 'Sent it back', 'Expected more'],
      openings: [
        'One corner was chipped when we opened the box.',
        'It wobbles on our old floor whatever we try.',
        'Delivery was moved twice without a call.',
        'The smell of varnish stayed for two weeks.',
        'Much less sturdy than it looks.',
      ],
      closings: [
        'The refund, at least, was quick.',
        'We went with something else.',
        'I hope they improve it.',
        'Two stars for the friendly support.',
      ],
    },
  },
  fr: {
    happy: {
      titles: [
        'Plus beau qu’en photo',
        'Exactement ce qu’il nous fallait',
        'Je rachèterais',
        'Très belle couleur',
        'Solide et élégant',
        'L’attente en valait la peine',
        'Excellent rapport qualité-prix',
        'S’ajuste parfaitement',
        'Mon coup de cœur',
        'Aucun regret',
      ],
      openings: [
        'Reçu deux jours plus tôt que prévu, en parfait état.',
        'Nous avons cherché pendant des mois avant de choisir.',
        'J’ai mesuré trois fois et ça entre au centimètre près.',
        'Mon conjoint doutait; maintenant, il en parle à tout le monde.',
        'C’est mon deuxième achat, cette fois pour ma sœur à Gatineau.',
        'À la lumière du jour, la couleur est la même que sur le site.',
        'Montage fait toute seule un dimanche matin, café à la main.',
        'C’est plus lourd et mieux fini que je le pensais.',
        'Acheté pour le chalet et finalement gardé à la maison.',
        'Notre logement est petit et la pièce paraît plus grande.',
        'Les livreurs ont monté trois étages avec le sourire.',
        'J’avais une question sur le format; réponse reçue dans l’heure.',
      ],
      closings: [
        'Après six mois, toujours comme neuf.',
        'Les enfants et le chien approuvent.',
        'J’aurais dû commander plus tôt.',
        'Déjà recommandé aux voisins.',
        'Toutes les vis y étaient, et même une de trop.',
        'Cinq étoiles sans hésiter.',
        'La visite demande toujours d’où ça vient.',
        'Un coup de linge humide et c’est propre.',
        'La boîte était bien protégée et facile à recycler.',
        'À ce prix, difficile de trouver mieux.',
      ],
    },
    mixed: {
      titles: [
        'Bien, sans être parfait',
        'Correct pour le prix',
        'Ça fait le travail',
        'Beau, mais attention au format',
        'Satisfaisant',
      ],
      openings: [
        'Bel effet, mais la notice saute une étape.',
        'Un peu plus petit que je l’imaginais.',
        'Il manquait un boulon; le service me l’a posté en une semaine.',
        'La teinte est plus chaude que sur mon écran.',
        'Il nous a fallu presque une soirée à deux pour le montage.',
        'Beau design, finition moyenne à l’arrière.',
      ],
      closings: [
        'Je le garde quand même.',
        'À plein prix, j’aurais hésité.',
        'Vérifiez bien vos mesures.',
        'Dans l’ensemble, je suis content.',
        'Parfait pour la chambre d’amis.',
      ],
    },
    unhappy: {
      titles: ['Pas pour nous', 'Déception', 'Retour à l’expéditeur', 'Je m’attendais à mieux'],
      openings: [
        'Un coin était abîmé à l’ouverture de la boîte.',
        'Ça branle sur notre vieux plancher, quoi qu’on fasse.',
        'La livraison a été reportée deux fois sans appel.',
        'L’odeur de vernis est restée deux semaines.',
        'Beaucoup moins solide que ça en a l’air.',
      ],
      closings: [
        'Le remboursement, au moins, a été rapide.',
        'Nous avons choisi autre chose.',
        'J’espère que ce sera amélioré.',
        'Deux étoiles pour le service aimable.',
      ],
    },
  },
};
