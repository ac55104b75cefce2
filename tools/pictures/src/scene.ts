import type { SceneName } from './scene-names.ts';
import type { Buffers } from './render/buffers.ts';
import { lookAt, type Camera } from './render/camera.ts';
import { KEY } from './render/light.ts';
import { render } from './render/render.ts';
import { topOf, type Part } from './space/part.ts';
import type { Vec3 } from './space/vector.ts';
import { add, scale } from './space/vector.ts';
import { bedroom } from './scenes/bedroom.ts';
import { dining } from './scenes/dining.ts';
import { living } from './scenes/living.ts';
import { nursery } from './scenes/nursery.ts';
import { office } from './scenes/office.ts';
import { outdoor } from './scenes/outdoor.ts';
import type { Scene } from './scenes/room-view.ts';

const scenes: Readonly<Record<SceneName, Scene>> = {
  'scene-living': living,
  'scene-bedroom': bedroom,
  'scene-dining': dining,
  'scene-office': office,
  'scene-outdoor': outdoor,
  'scene-nursery': nursery,
};

const ramp = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Sun through a window of three by two panes in the left wall: full light inside a pane, soft daylight elsewhere. */
export const panes = (x: number, y: number, z: number): number => {
  const t = (x + 3.4) / KEY[0];
  const across = z - KEY[2] * t - 2.6;
  const up = y - KEY[1] * t - 5.7;
  const inside = (value: number, half: number): number => ramp(half + 0.09, half - 0.09, Math.abs(value));
  const bar = (value: number): number => ramp(0.015, 0.09, Math.abs(value));
  const lit = inside(across, 1.7) * inside(up, 1.9) * bar(across - 0.57) * bar(across + 0.57) * bar(up);
  return 0.5 + 0.5 * lit;
};

/** What stands in a scene. */
export const partsOfScene = (name: SceneName): Part[] => scenes[name].parts();

/** From where a scene is seen, 16:9. */
export const sceneCamera = (name: SceneName): Camera => {
  const { target, distance, view } = scenes[name];
  const away: Vec3 = [
    Math.sin(view.yaw) * Math.cos(view.pitch),
    Math.sin(view.pitch),
    Math.cos(view.yaw) * Math.cos(view.pitch),
  ];
  return lookAt(add(target, scale(away, distance)), target, 0.3, 16 / 9);
};

/** Renders a scene, 16:9, `width` pixels wide. */
export const renderScene = (name: SceneName, width: number): Buffers => {
  const { window } = scenes[name];
  const furnished = partsOfScene(name);
  const stage = 'room' as const;
  const setting = { parts: furnished, stage, unit: 1, top: topOf(furnished), window: window ? panes : undefined };
  return render(setting, sceneCamera(name), width, Math.round((width / 16) * 9));
};
