import { Document, Logger, NodeIO, type Material } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsVariants, type Variant } from '@gltf-transform/extensions';
import { dedup, prune, quantize, simplify, weld } from '@gltf-transform/functions';
import type { ColourSlug, PictureModel, PictureShape } from '@shop/world/pictures';
import { MeshoptSimplifier } from 'meshoptimizer';
import { colourHex } from '../colours.ts';
import { solidsOf } from '../families.ts';
import { materials } from '../materials.ts';
import { linear } from '../render/recolour.ts';
import type { Part } from '../space/part.ts';
import { looks } from './look.ts';
import { normalAt } from './mesh.ts';
import { meshed } from './meshed.ts';

/** How far a surface may move when triangles are left out, as a share of the model's size. */
const TOLERANCE = 0.0008;

const materialIn = (document: Document, number: number, colour: ColourSlug): Material => {
  const { finish, colour: own } = materials[number] ?? { finish: 'matt' as const, colour: '#888888' };
  const hex = own === 'main' ? colourHex[colour] : own;
  const name = own === 'main' ? `${finish} ${colour}` : `${finish} ${hex}`;
  const known = document
    .getRoot()
    .listMaterials()
    .find((material) => material.getName() === name);
  if (known) return known;
  const { metallic, roughness } = looks[finish];
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([...linear(hex), 1])
    .setMetallicFactor(metallic)
    .setRoughnessFactor(roughness);
  return finish === 'glow' ? material.setEmissiveFactor(linear(hex)) : material;
};

/** The parts of one material as one list of triangles. */
const geometryOf = (parts: readonly Part[]) => {
  const [position, normal, index]: [number[], number[], number[]] = [[], [], []];
  for (const part of parts) {
    const { points, triangles } = meshed(part);
    const from = position.length / 3;
    for (const point of points) {
      position.push(...point);
      normal.push(...normalAt(part, point));
    }
    for (const triangle of triangles) index.push(...triangle.map((corner) => from + corner));
  }
  return { position: new Float32Array(position), normal: new Float32Array(normal), index: new Uint32Array(index) };
};

/**
 * One model as a GLB in metres, with the colours that it is sold in as material variants of their names. Sizes are
 * kept small by whole-number coordinates, which every reader of glTF can read without a decoder.
 */
export const modelFile = async (model: PictureModel, shape: PictureShape): Promise<Uint8Array> => {
  const [first] = model.colours;
  if (!first) throw new Error(`The model "${model.name}" has no colour.`);
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN));
  const variants = document.createExtension(KHRMaterialsVariants);
  const named = new Map<ColourSlug, Variant>(model.colours.map((colour) => [colour, variants.createVariant(colour)]));
  const buffer = document.createBuffer();
  const mesh = document.createMesh(model.name);
  const byMaterial = Map.groupBy(solidsOf(model.name, shape), ({ material }) => material);
  for (const [number, parts] of byMaterial) {
    const { position, normal, index } = geometryOf(parts);
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', document.createAccessor().setType('VEC3').setArray(position).setBuffer(buffer))
      .setAttribute('NORMAL', document.createAccessor().setType('VEC3').setArray(normal).setBuffer(buffer))
      .setIndices(document.createAccessor().setType('SCALAR').setArray(index).setBuffer(buffer))
      .setMaterial(materialIn(document, number, first));
    if (materials[number]?.colour === 'main') {
      const mappings = variants.createMappingList();
      for (const [colour, variant] of named) {
        const material = materialIn(document, number, colour);
        mappings.addMapping(variants.createMapping().setMaterial(material).addVariant(variant));
      }
      primitive.setExtension('KHR_materials_variants', mappings);
    }
    mesh.addPrimitive(primitive);
  }
  document.createScene().addChild(document.createNode(model.name).setMesh(mesh));
  await MeshoptSimplifier.ready;
  await document.transform(
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0, error: TOLERANCE }),
    quantize({ quantizePosition: 14, quantizeNormal: 8 }),
    dedup(),
    prune(),
  );
  return new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document);
};
