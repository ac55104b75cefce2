import { familyOf, solidsOf } from './families.ts';
import type { PictureAngle, PictureShape } from '@shop/world/pictures';
import type { Buffers } from './render/buffers.ts';
import type { View } from './render/camera.ts';
import { closeUp, frameParts } from './render/camera.ts';
import { render } from './render/render.ts';
import { footprint } from './rooms/arrangement.ts';
import type { Part } from './space/part.ts';
import type { Vec3 } from './space/vector.ts';
import { extent, topOf } from './space/part.ts';

/** What is photographed on paper. */
type PaperAngle = Exclude<PictureAngle, 'room'>;

const usual: Readonly<Record<PaperAngle, View>> = {
  front: { yaw: 0, pitch: 0.17 },
  angle: { yaw: -0.62, pitch: 0.3 },
  back: { yaw: Math.PI - 0.5, pitch: 0.24 },
  above: { yaw: -0.3, pitch: 1.1 },
  detail: { yaw: -0.5, pitch: 0.42 },
};

/** Height of a product picture for a width in pixels: the shop's cards are 4:5. */
export const heightFor = (width: number): number => Math.round(width * 1.25);

/** Inwards of where the front, the right side and the top of a thing meet. */
const corner = (parts: readonly Part[]): Vec3 => {
  const { half, front, top } = footprint(parts);
  return [half * 0.45, top * 0.75, front * 0.5];
};

/** A model before the camera: `shoot` takes a picture of some of its parts, moved or not, with its light and view. */
export interface Studio {
  parts: readonly Part[];
  shoot(parts: readonly Part[]): Buffers;
}

/** One model on paper with everything set up to photograph it, `width` pixels wide. */
export const studioOf = (name: string, shape: PictureShape, angle: PaperAngle, width: number): Studio => {
  const family = familyOf(name);
  const parts = solidsOf(name, shape);
  const height = heightFor(width);
  const whole = frameParts(parts, family.views?.[angle] ?? usual[angle], width / height);
  const camera = angle === 'detail' ? closeUp(whole, family.detail?.[shape] ?? corner(parts)) : whole;
  const widest = Math.max(...parts.map((p) => Math.hypot(...p.centre) + Math.hypot(...extent(p)) * 0.5));
  const unit = Math.min(1.1, Math.max(0.25, widest));
  const setting = { stage: family.stage ?? ('floor' as const), unit, top: topOf(parts) };
  return { parts, shoot: (shown) => render({ ...setting, parts: shown }, camera, width, height) };
};

/** Renders one model on paper, without colours, `width` pixels wide. */
export const packshot = (name: string, shape: PictureShape, angle: PaperAngle, width: number): Buffers => {
  const { parts, shoot } = studioOf(name, shape, angle, width);
  return shoot(parts);
};
