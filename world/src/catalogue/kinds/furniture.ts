import { category, type CategoryRow } from '../kind.ts';
import { bedroom } from './furniture-bedroom.ts';
import { diningRoom } from './furniture-dining-room.ts';
import { livingRoom } from './furniture-living-room.ts';
import { office } from './furniture-office.ts';

export const furniture: CategoryRow[] = [
  category(
    'furniture',
    ['Furniture', 'Meubles'],
    [
      'Sofas, beds, tables and storage, made for Canadian homes of every size.',
      'Canapés, lits, tables et rangement pour les maisons d’ici, petites ou grandes.',
    ],
    'sofa',
  ),
  category(
    'furniture/living-room-furniture',
    ['Living Room Furniture', 'Meubles de salon'],
    ['Everything that a living room is built around.', 'Tout ce qui donne vie au salon.'],
    'sofa',
  ),
  category(
    'furniture/bedroom-furniture',
    ['Bedroom Furniture', 'Meubles de chambre'],
    [
      'Frames, drawers and nightstands for calmer nights.',
      'Structures de lit, commodes et tables de chevet pour des nuits plus calmes.',
    ],
    'bed',
  ),
  category(
    'furniture/dining-room-furniture',
    ['Dining Room Furniture', 'Meubles de salle à manger'],
    [
      'Tables that grow with the family, and chairs to linger on.',
      'Des tables qui suivent la famille et des chaises où l’on s’attarde.',
    ],
    'dining-table',
  ),
  category(
    'furniture/office-furniture',
    ['Office Furniture', 'Meubles de bureau'],
    ['Work at home without working at the kitchen table.', 'Le télétravail, ailleurs que sur la table de cuisine.'],
    'desk',
  ),
  ...livingRoom,
  ...bedroom,
  ...diningRoom,
  ...office,
];
