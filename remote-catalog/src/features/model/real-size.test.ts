import fc from 'fast-check';
import { realScale } from './real-size.ts';

const side = fc.double({ min: 0.01, max: 10, noNaN: true });
const size = fc.record({ x: side, y: side, z: side });
const cm = fc.integer({ min: 1, max: 600 });
const measures = fc.record({ width: cm, depth: cm, height: cm });

test('a scaled model measures what the product does, and one of other proportions is not scaled', () => {
  fc.assert(
    fc.property(measures, size, (product, model) => {
      const sides = [product.width / model.x, product.height / model.y, product.depth / model.z];
      const scale = realScale(product, model);
      if (!scale) return expect(Math.max(...sides) / Math.min(...sides)).toBeGreaterThan(1.25 - 1e-9);
      const [x = 0, y = 0, z = 0] = scale;
      expect(model.x * x * 100).toBeCloseTo(product.width, 6);
      expect(model.y * y * 100).toBeCloseTo(product.height, 6);
      expect(model.z * z * 100).toBeCloseTo(product.depth, 6);
    }),
  );
  fc.assert(
    fc.property(measures, fc.double({ min: 0.1, max: 10, noNaN: true }), ({ width, height, depth }, times) => {
      const model = { x: width * times, y: height * times, z: depth * times };
      expect(realScale({ width, depth, height }, model)).not.toBeNull();
    }),
  );
});

test('where nobody knows what it measures, or the model is flat, it has no real size', () => {
  expect(realScale(null, { x: 1, y: 1, z: 1 })).toBeNull();
  expect(realScale({ width: 100, depth: 100, height: 1 }, { x: 1, y: 0, z: 1 })).toBeNull();
});
