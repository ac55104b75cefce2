import { category, goods, type CategoryRow } from '../kind.ts';
import { feminine as f, masculine as m } from '../words.ts';

const parent = 'furniture/office-furniture.html';

export const office: CategoryRow[] = [
  category(
    'furniture/desks',
    ['Desks', 'Bureaux'],
    ['For homework, invoices and the great novel.', 'Pour les devoirs, les factures et le grand roman.'],
    'desk',
    {
      parent,
      goods: goods(
        [m('writing desk', 'bureau'), m('computer desk', 'bureau d’ordinateur')],
        [89, 219, 699],
        [
          [100, 160],
          [50, 75],
          [73, 77],
          [14, 42],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/standing-desks',
    ['Standing Desks', 'Bureaux assis-debout'],
    ['Up for the call, down for the report.', 'Debout pour l’appel, assis pour le rapport.'],
    'desk',
    {
      parent,
      goods: goods(
        [m('standing desk', 'bureau assis-debout'), m('sit-stand workstation', 'poste de travail assis-debout')],
        [199, 399, 899],
        [
          [110, 180],
          [60, 80],
          [72, 118],
          [24, 46],
        ],
        { axis: 'size' },
      ),
    },
  ),
  category(
    'furniture/office-chairs',
    ['Office Chairs', 'Chaises de bureau'],
    ['Good to your back, eight hours a day.', 'Bonnes pour le dos, huit heures par jour.'],
    'office-chair',
    {
      parent,
      goods: goods(
        [f('office chair', 'chaise de bureau'), m('executive chair', 'fauteuil de direction')],
        [79, 189, 599],
        [
          [60, 70],
          [58, 70],
          [98, 125],
          [10, 22],
        ],
        { share: 2 },
      ),
    },
  ),
  category(
    'furniture/gaming-chairs',
    ['Gaming Chairs', 'Chaises de jeu'],
    ['For long campaigns and longer load times.', 'Pour les longues campagnes et les longs chargements.'],
    'office-chair',
    {
      parent,
      goods: goods(
        [f('gaming chair', 'chaise de jeu')],
        [129, 249, 549],
        [
          [64, 72],
          [60, 72],
          [118, 134],
          [16, 25],
        ],
      ),
    },
  ),
  category(
    'furniture/bookcases',
    ['Bookcases', 'Bibliothèques'],
    ['Walls of shelves, or just the one by the door.', 'Des murs de tablettes, ou juste celle près de la porte.'],
    'bookcase',
    {
      parent,
      goods: goods(
        [f('bookcase', 'bibliothèque'), f('open bookshelf', 'étagère ouverte')],
        [59, 149, 549],
        [
          [60, 120],
          [25, 38],
          [110, 200],
          [15, 46],
        ],
        { share: 2 },
      ),
    },
  ),
];
