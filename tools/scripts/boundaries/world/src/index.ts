import { render } from '../../tools/pictures/src/render.ts';

export interface Invented {
  name: string;
}
export const pictures = render;
