import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** Where a telephone notes that a film was taken, and what a program for pictures adds. */
export const placeOfFilm = '+45.5017-073.5673/';
export const notedOfFilm = '<x:xmpmeta><exif:GPSLatitude>45.5017</exif:GPSLatitude></x:xmpmeta>';

/** A film of so many bytes and a little, with the place noted as telephones do (`moov.udta.©xyz`). */
export const filmOf = async (bytes: number, name = 'table.mp4'): Promise<File> => {
  const target = new BufferTarget();
  // Metadata comes last, so that the film can grow.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 16, codedHeight: 16 };
  await source.add(new EncodedPacket(new Uint8Array(bytes).fill(7), 'key', 0, 1), { decoderConfig });
  await output.finalize();
  const film = Buffer.from(target.buffer ?? new ArrayBuffer(0));
  const at = film.lastIndexOf('moov', undefined, 'latin1') - 4;
  const length = Buffer.from([0, placeOfFilm.length, 0x15, 0xc7]);
  const noted = box('udta', box('\u00a9xyz', length, Buffer.from(placeOfFilm)));
  film.writeUInt32BE(film.readUInt32BE(at) + noted.length, at);
  const whole = Buffer.concat([film, noted, box('uuid', Buffer.alloc(16, 1), Buffer.from(notedOfFilm))]);
  return new File([new Uint8Array(whole)], name);
};
