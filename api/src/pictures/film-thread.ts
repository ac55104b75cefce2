import { parentPort, workerData } from 'node:worker_threads';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/*
 * A thread of its own for each film: what somebody has sent may be made to keep a program busy, and a thread can be ended.
 */

const formats = {
  'video/mp4': () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  'video/quicktime': () => new MovOutputFormat({ fastStart: 'in-memory' }),
  'video/webm': () => new WebMOutputFormat(),
};

const { bytes, type } = workerData as { bytes: ArrayBuffer; type: keyof typeof formats }; // as `clean-film.ts` gives them
const format = formats[type]();
const target = new BufferTarget();
const conversion = await Conversion.init({
  input: new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM] }),
  output: new Output({ format, target }),
  tags: {},
  showWarnings: false,
});
// Pictures and sound are copied as they are; tracks of other kinds, in which cameras note where they were, are left out.
if (!conversion.isValid || !conversion.utilizedTracks.some((track) => track.type === 'video'))
  throw new Error('no film');
await conversion.execute();
parentPort?.postMessage(target.buffer, target.buffer ? [target.buffer] : []);
