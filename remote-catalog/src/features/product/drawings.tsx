import { lazy } from 'react';
import type { GalleryPicture, Product } from '@shop/contract';
import { sceneOf } from '../../parts/drawings/drawing.ts';
import { PAGE_SIZES, type Drawing } from './gallery.tsx';

type Parts = typeof import('../../parts/drawings/measured-drawing.tsx');
/** It comes when somebody uses the gallery, or not at all: the pictures are there. */
const drawn = (name: 'MeasuredDrawing' | 'ScaleDrawing') =>
  lazy<Parts[typeof name]>(() =>
    import('../../parts/drawings/measured-drawing.tsx').then(
      (parts) => ({ default: parts[name] }),
      () => ({ default: () => <></> }),
    ),
  );
const MeasuredDrawing = drawn('MeasuredDrawing');
const ScaleDrawing = drawn('ScaleDrawing');

/** Drawings on the front picture: a product's measurements, and its size beside a person. */
export const drawingsOf = ({ name, measures }: Product, pictures: readonly GalleryPicture[]): readonly Drawing[] => {
  const front = pictures.find(({ is_front }) => is_front)?.pre_image;
  if (!measures || front === undefined) return [];
  const given = { measures, picture: front, name, sizes: PAGE_SIZES };
  const measured: Drawing = { key: 'measured', icon: 'ruler', drawn: <MeasuredDrawing {...given} /> };
  if (!sceneOf(measures)) return [measured];
  return [measured, { key: 'beside', icon: 'account', drawn: <ScaleDrawing {...given} /> }];
};
