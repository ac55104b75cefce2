import { ask } from '../api/ask.ts';
import type { FeatureResource } from './feature-resource.ts';

const en = {
  console: {
    swatches: {
      send: 'Say that they are sent',
      send_text: 'They are in the post. Whoever asked for them is told by email at once.',
      sent: 'Swatches %{id} are sent; %{email} is told by email.',
      none: 'No swatches wait to be sent.',
    },
  },
  resources: {
    swatches: {
      name: 'Request for swatches |||| Swatches',
      fields: {
        id: 'Number',
        created_at: 'Asked for',
        status: 'State',
        swatches: 'Swatches',
        address: 'They go to',
        email: 'Email',
        all: 'Those that were sent too',
      },
    },
  },
};
const fr = {
  console: {
    swatches: {
      send: 'Dire qu’ils sont partis',
      send_text: 'Ils sont à la poste. La personne qui les a demandés en est tout de suite avertie par courriel.',
      sent: 'Les échantillons %{id} sont partis; %{email} en est averti par courriel.',
      none: 'Aucun échantillon n’attend d’être envoyé.',
    },
  },
  resources: {
    swatches: {
      name: 'Demande d’échantillons |||| Échantillons',
      fields: {
        id: 'Numéro',
        created_at: 'Demandés le',
        status: 'État',
        swatches: 'Échantillons',
        address: 'Ils vont à',
        email: 'Courriel',
        all: 'Aussi ceux qui sont partis',
      },
    },
  },
};

/** Requests for free swatches: those that wait, or all. */
export const swatchesResource: FeatureResource = {
  name: 'swatches',
  section: 'sales',
  reader: 'swatches',
  list: ({ all }, after, limit) => ask('swatches', { query: { all: all === true ? true : undefined, after, limit } }),
  texts: { en, fr },
};
