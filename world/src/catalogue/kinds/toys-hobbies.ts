import { category, goods, type CategoryRow } from '../kind.ts';
import { rugSizes } from '../sizes.ts';
import { feminine as f, masculine as m } from '../words.ts';

export const toysHobbies: CategoryRow[] = [
  category(
    'toys-hobbies',
    ['Toys & Hobbies', 'Jouets et loisirs'],
    ['Big jumps, tidy playrooms.', 'De grands sauts, des salles de jeu rangées.'],
    'trampoline',
  ),
  category(
    'toys-hobbies/trampolines',
    ['Trampolines', 'Trampolines'],
    ['With nets, ladders and ground anchors.', 'Avec filet, échelle et ancrages au sol.'],
    'trampoline',
    {
      goods: goods(
        [m('trampoline', 'trampoline'), m('round trampoline', 'trampoline rond')],
        [199, 429, 999],
        [
          [244, 426],
          [244, 426],
          [220, 275],
          [38, 98],
        ],
        { axis: 'size', share: 2 },
      ),
    },
  ),
  category(
    'toys-hobbies/mini-trampolines',
    ['Mini Trampolines', 'Mini-trampolines'],
    ['Indoor jumping, with a bar to hold.', 'Sauter à l’intérieur, avec une barre d’appui.'],
    'trampoline',
    {
      goods: goods(
        [m('mini trampoline', 'mini-trampoline')],
        [69, 129, 249],
        [
          [92, 140],
          [92, 140],
          [80, 120],
          [7, 18],
        ],
      ),
    },
  ),
  category(
    'toys-hobbies/toy-storage',
    ['Toy Storage', 'Rangement de jouets'],
    ['Blocks in, floor back.', 'Les blocs rangés, le plancher retrouvé.'],
    'toy-chest',
    {
      goods: goods(
        [m('toy chest', 'coffre à jouets'), m('storage bench', 'banc de rangement')],
        [49, 109, 249],
        [
          [70, 110],
          [38, 48],
          [42, 56],
          [9, 22],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'toys-hobbies/activity-tables',
    ['Activity Tables', 'Tables d’activités'],
    ['Trains, paint, play dough.', 'Trains, peinture et pâte à modeler.'],
    'coffee-table',
    {
      goods: goods(
        [f('activity table', 'table d’activités')],
        [59, 119, 259],
        [
          [70, 110],
          [50, 75],
          [44, 55],
          [8, 19],
        ],
        { family: 'kids' },
      ),
    },
  ),
  category(
    'toys-hobbies/playroom-rugs',
    ['Playroom Rugs', 'Tapis de salle de jeu'],
    ['Soft landings for small knees.', 'Un atterrissage en douceur pour les petits genoux.'],
    'rug',
    {
      goods: goods(
        [m('playroom rug', 'tapis de jeu')],
        [35, 79, 199],
        [
          [100, 200],
          [150, 290],
          [1, 2],
          [2, 9],
        ],
        { axis: 'size', sizes: rugSizes },
      ),
    },
  ),
];
