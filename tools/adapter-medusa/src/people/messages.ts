import type { Handlers } from '../call.ts';

/** What is written to the shop's people, who read it with `pnpm adapter-medusa messages`. */
export const messageHandlers: Handlers = {
  contactMessage: async ({ memory }, { body: { media = [], ...fields } }) => {
    const pictures = await Promise.all(
      media.map(async (file) => ({
        name: file instanceof File ? file.name : 'picture',
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    );
    return { message_id: String(memory.messages.add({ kind: 'contact', fields, pictures })) };
  },
  largeOrder: ({ memory }, { body }) => {
    memory.messages.add({ kind: 'large_order', fields: body, pictures: [] });
    return null;
  },
};
