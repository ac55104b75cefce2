/** Fields and files as a browser sends them: each entry of an array is a field of its own. */
export const formDataOf = async (fields: object): Promise<{ payload: Buffer; headers: Record<string, string> }> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      form.append(name, one instanceof Blob ? one : String(one));
    }
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};

/** Beginnings of files of a kind: enough to be known by. */
export const sampleBytes = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0, 0x10],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export const samplePicture = (name = 'sofa.jpg'): File => new File([new Uint8Array(sampleBytes.jpeg)], name);
