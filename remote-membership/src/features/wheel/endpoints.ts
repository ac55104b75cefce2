import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Wheel = CallResult<'turnList'>;
export type Prize = Wheel['list'][number];
export type Draw = CallResult<'turn'>;

export const wheelApi = withEndpoints(api, (build) => ({
  /** The wheel as this customer has it; asked for anew by whoever looks. */
  wheel: build.query({ ...calling('turnList'), keepUnusedDataFor: 0, providesTags: ['Session'] }),
  /** The API draws. What changed is asked for when the wheel has come to rest: until then it must not change. */
  turn: build.mutation(calling('turn', () => ({ body: {} }))),
}));
