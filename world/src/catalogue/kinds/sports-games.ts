import { category, goods, type CategoryRow } from '../kind.ts';
import { feminine as f, masculine as m } from '../words.ts';

const fitness = 'sports-games/fitness-equipment.html';

export const sportsGames: CategoryRow[] = [
  category(
    'sports-games',
    ['Sports & Games', 'Sports et jeux'],
    ['Keep moving when the sidewalk is ice.', 'Pour bouger quand le trottoir est glacé.'],
    'treadmill',
  ),
  category(
    'sports-games/fitness-equipment',
    ['Fitness Equipment', 'Appareils d’exercice'],
    ['A gym without the drive.', 'Un gym sans la route.'],
    'treadmill',
  ),
  category(
    'sports-games/treadmills',
    ['Treadmills', 'Tapis roulants'],
    ['From a stroll to a sprint, and folded away after.', 'De la marche au sprint, puis hop, plié.'],
    'treadmill',
    {
      parent: fitness,
      goods: goods(
        [m('treadmill', 'tapis roulant'), m('folding treadmill', 'tapis roulant pliable')],
        [349, 699, 1799],
        [
          [65, 88],
          [130, 180],
          [110, 140],
          [32, 88],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'sports-games/walking-pads',
    ['Walking Pads', 'Tapis de marche'],
    ['Slides under the sofa when you are done.', 'Se glisse sous le canapé après usage.'],
    'treadmill',
    {
      parent: fitness,
      goods: goods(
        [m('walking pad', 'tapis de marche')],
        [199, 329, 599],
        [
          [52, 60],
          [115, 140],
          [12, 110],
          [19, 32],
        ],
      ),
    },
  ),
  category(
    'sports-games/fitness-trampolines',
    ['Fitness Trampolines', 'Trampolines d’exercice'],
    ['Cardio that makes you smile.', 'Du cardio qui fait sourire.'],
    'trampoline',
    {
      parent: fitness,
      goods: goods(
        [m('fitness trampoline', 'trampoline d’exercice')],
        [79, 149, 299],
        [
          [96, 130],
          [96, 130],
          [22, 130],
          [8, 19],
        ],
      ),
    },
  ),
  category(
    'sports-games/game-tables',
    ['Game Tables', 'Tables de jeu'],
    ['Poker on Friday, puzzles on Sunday.', 'Le poker du vendredi, le casse-tête du dimanche.'],
    'dining-table',
    {
      goods: goods(
        [f('game table', 'table de jeu')],
        [179, 349, 899],
        [
          [110, 150],
          [90, 110],
          [74, 80],
          [24, 52],
        ],
      ),
    },
  ),
];
