import type { PictureAngle, PictureShape } from '@shop/world/pictures';
import type { View } from '../render/camera.ts';
import type { Part } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';

/** How a model is shown, where that is not as usual. */
interface Showing {
  /** Where it belongs when not on the floor. */
  stage?: 'wall';
  /** What of it is seen in a room, when not all of it. */
  inRoom?: Partial<Record<PictureShape, () => Part[]>>;
  /** What a close-up looks at, in metres; a corner of its front when not given. */
  detail?: Partial<Record<PictureShape, Vec3>>;
  /** Views that differ from the usual ones, e.g. a rug seen from above. */
  views?: Partial<Record<PictureAngle, View>>;
}

/** A model family: how each of its shapes is built, standing on y = 0 with its front towards +z. */
export type Family<Shape extends PictureShape = 'a' | 'b'> = Record<Shape, () => Part[]> & Showing;

/** A family of which it is not known whether it has further shapes. */
export type AnyFamily = Family<'a'> & Partial<Record<PictureShape, () => Part[]>>;
