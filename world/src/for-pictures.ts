/** For the renderer of pictures and films: which pictures there are, and what the films show. */
export { kindsOfGoods } from './catalogue/kinds-of-goods.ts';
export { installVideos } from './content/install-videos.ts';
export {
  type ColourSlug,
  modelId,
  pictureId,
  type PictureAngle,
  type PictureModel,
  pictureModels,
  type PictureRoom,
  type PictureShape,
} from './pictures.ts';
export { hotspots, type Hotspot } from './hotspots.ts';
