import { materials, showsGrain } from '../materials.ts';
import type { ColourSlug } from '@shop/world/pictures';
import { colourHex } from '../colours.ts';
import type { Buffers, Samples } from './buffers.ts';
import { EDGE_SAMPLES, PAPER } from './buffers.ts';

/** The paper behind every product: exactly the colour of the shop's cards. */
export const PAPER_HEX = '#F1ECE2';

const GAMMA = 2.2;

/** Red, green and blue of a hex colour, linear from 0 to 1. */
export const linear = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => (((value >> shift) & 255) / 255) ** GAMMA;
  return [channel(16), channel(8), channel(0)];
};

/** Rolls highlights off softly, so that white things keep their form. */
const tone = (v: number): number => {
  const rolled = (v * 1.17) / (1 + 0.18 * v);
  return Math.min(1, Math.max(0, rolled)) ** (1 / GAMMA);
};

/** RGB bytes of the rendering with the given colour for everything that has the customer's colour. */
export const recolour = (buffers: Buffers, colour: ColourSlug): Uint8Array => {
  const palette = materials.map((m) => linear(m.colour === 'main' ? colourHex[colour] : m.colour));
  const grain = materials.map((m) => (m.finish === 'wood' && m.colour === 'main' && !showsGrain(colour) ? 0.12 : 1));
  const paper = linear(PAPER_HEX);
  const one = (from: Samples, index: number, channel: 0 | 1 | 2): number => {
    const number = from.material[index] ?? PAPER;
    const light = from.light[index] ?? 0;
    const own = palette[number];
    if (!own) return Math.min(1, paper[channel] * light) ** (1 / GAMMA);
    const grey = own[0] * 0.3 + own[1] * 0.59 + own[2] * 0.11;
    const texture = 1 + ((from.texture[index] ?? 1) - 1) * (grain[number] ?? 1);
    return tone((own[channel] * 0.88 + grey * 0.12) * texture * light + (from.shine[index] ?? 0));
  };
  const rgb = new Uint8Array(buffers.width * buffers.height * 3);
  for (let index = 0; index < buffers.width * buffers.height; index++) {
    for (const channel of [0, 1, 2] as const) rgb[index * 3 + channel] = Math.round(255 * one(buffers, index, channel));
  }
  buffers.edgePixels.forEach((pixel, n) => {
    for (const channel of [0, 1, 2] as const) {
      let sum = 0;
      for (let s = 0; s < EDGE_SAMPLES; s++) sum += one(buffers.edge, n * EDGE_SAMPLES + s, channel);
      rgb[pixel * 3 + channel] = Math.round((255 * sum) / EDGE_SAMPLES);
    }
  });
  return rgb;
};
