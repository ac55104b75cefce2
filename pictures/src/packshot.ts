import { familyOf } from './families.ts';
import type { PictureAngle, PictureShape } from '@shop/world/pictures';
import type { Buffers } from './render/buffers.ts';
import type { View } from './render/camera.ts';
import { frameParts } from './render/camera.ts';
import { render } from './render/render.ts';
import type { Part } from './space/part.ts';
import { extent, topOf } from './space/part.ts';

const usual: Readonly<Record<PictureAngle, View>> = {
  room: { yaw: -0.34, pitch: 0.13 },
  front: { yaw: 0, pitch: 0.17 },
  angle: { yaw: -0.62, pitch: 0.3 },
};

/** Height of a product picture for a width in pixels: the shop's cards are 4:5. */
export const heightFor = (width: number): number => Math.round(width * 1.25);

/** A model before the camera: `shoot` takes a picture of some of its parts, moved or not, with its light and view. */
export interface Studio {
  parts: readonly Part[];
  shoot(parts: readonly Part[]): Buffers;
}

/** One model on paper with everything set up to photograph it, `width` pixels wide. */
export const studioOf = (name: string, shape: PictureShape, angle: PictureAngle, width: number): Studio => {
  const family = familyOf(name);
  const parts = family[shape]();
  const height = heightFor(width);
  const camera = frameParts(parts, family.views?.[angle] ?? usual[angle], width / height);
  const widest = Math.max(...parts.map((p) => Math.hypot(...p.centre) + Math.hypot(...extent(p)) * 0.5));
  const unit = Math.min(1.1, Math.max(0.25, widest));
  const setting = { stage: family.stage ?? ('floor' as const), unit, top: topOf(parts) };
  return { parts, shoot: (shown) => render({ ...setting, parts: shown }, camera, width, height) };
};

/** Renders one model on paper, without colours, `width` pixels wide. */
export const packshot = (name: string, shape: PictureShape, angle: PictureAngle, width: number): Buffers => {
  const { parts, shoot } = studioOf(name, shape, angle, width);
  return shoot(parts);
};
