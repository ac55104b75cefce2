/** Wide pictures of furnished rooms, for the home page and for rooms. */
export const sceneNames = [
  'scene-living',
  'scene-bedroom',
  'scene-dining',
  'scene-office',
  'scene-outdoor',
  'scene-nursery',
] as const;
export type SceneName = (typeof sceneNames)[number];
