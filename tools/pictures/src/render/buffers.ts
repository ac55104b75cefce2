/**
 * What a rendering leaves behind before it has colours: everything that depends on light and form, per pixel. One
 * set of buffers serves every colour of a model.
 */
export interface Buffers {
  width: number;
  height: number;
  /** Material number per sample; PAPER where nothing stands. */
  material: Uint8Array;
  /** Light that the surface sends back per unit of colour (linear, about 0 to 1). */
  light: Float32Array;
  /** Factor on the colour from grain and weave. */
  texture: Float32Array;
  /** White highlight added on top (linear). */
  shine: Float32Array;
  /** Pixels at edges, by index; each has EDGE_SAMPLES samples in `edge` after one another. */
  edgePixels: Uint32Array;
  edge: Samples;
}

export interface Samples {
  material: Uint8Array;
  light: Float32Array;
  texture: Float32Array;
  shine: Float32Array;
}

/** Stands in for a material where the paper background shows. */
export const PAPER = 255;
export const EDGE_SAMPLES = 4;

export const samples = (count: number): Samples => ({
  material: new Uint8Array(count).fill(PAPER),
  light: new Float32Array(count).fill(1),
  texture: new Float32Array(count).fill(1),
  shine: new Float32Array(count),
});
