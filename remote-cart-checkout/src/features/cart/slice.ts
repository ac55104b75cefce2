import { intentTypes, type CartAddRequested, type CartItem, type Intent } from '@shop/contract';
import type { Problem } from '@shop/kit';
import { cartApi, createSlice, type PayloadAction } from '@shop/platform';
import { cartActionFailed, cartActionStarted } from '../../cart-actions.ts';

/** null while a cart action is under way, then how it ended (CART-022). */
type CheckoutStatus = null | 'successful' | 'fail';

/** Outcome of a line's change: below the minimum quantity, or the server's answer. */
export type LineProblem = { kind: 'min'; quantity: number } | { kind: 'answer'; problem: Problem };

/** A line that was taken out, with what it takes to put it back. */
export type RemovedLine = Pick<CartItem, 'item_id' | 'product_id' | 'sub_product_id' | 'name' | 'qty' | 'extend'>;

interface CartFlow {
  status: CheckoutStatus;
  /** Units in the cart as last seen; null before the first answer. */
  units: number | null;
  drawer: 'open' | 'closed';
  /** Something that was asked for to be added is on its way: a cart that comes meanwhile is not the last word. */
  isAdding: boolean;
  /** How many units were just added, while the message shows. */
  added: number | null;
  /** The last addition, so that it can be asked for again. */
  asked: CartAddRequested | null;
  /** Why an add did not work. */
  addProblem: Problem | null;
  /** Quantities chosen and not yet answered, by item_id: shown at once, gone when the answer comes. */
  wanted: Record<number, number>;
  /** item_ids on their way out. */
  leaving: number[];
  lineProblems: Record<number, LineProblem>;
  removed: RemovedLine | null;
}

const initialState: CartFlow = {
  status: null,
  units: null,
  drawer: 'closed',
  isAdding: false,
  added: null,
  asked: null,
  addProblem: null,
  wanted: {},
  leaving: [],
  lineProblems: {},
  removed: null,
};

/** Changes that were kept without a network have been made: nothing is said of them any more. */
const forgetPending = (state: CartFlow): void => {
  if (state.addProblem?.kind === 'later') state.addProblem = null;
  for (const [item, said] of Object.entries(state.lineProblems))
    if (said.kind === 'answer' && said.problem.kind === 'later') delete state.lineProblems[Number(item)];
};

type OfItem<T> = PayloadAction<{ item_id: number } & T>;

/** The state of cart page and drawer. The cart itself is in the API cache. */
export const cartSlice = createSlice({
  name: 'cartFlow',
  initialState,
  reducers: {
    /** The cart had been asked for before this slice was there. */
    cartFound: (state, { payload }: PayloadAction<{ status: 'successful' | 'fail'; units: number | null }>) => {
      Object.assign(state, payload);
    },
    quantityChosen: (state, { payload }: OfItem<{ qty: number }>) => {
      state.status = null;
      state.wanted[payload.item_id] = payload.qty;
      delete state.lineProblems[payload.item_id];
    },
    quantityAccepted: (state, { payload }: OfItem<{ qty: number }>) => {
      // A newer choice may be waiting: it stays in view.
      if (state.wanted[payload.item_id] === payload.qty) delete state.wanted[payload.item_id];
    },
    quantityRefused: (state, { payload }: OfItem<{ qty: number; problem: LineProblem }>) => {
      state.status = 'fail';
      if (state.wanted[payload.item_id] !== payload.qty) return;
      delete state.wanted[payload.item_id];
      state.lineProblems[payload.item_id] = payload.problem;
    },
    removeRequested: (state, { payload }: OfItem<object>) => {
      state.status = null;
      state.removed = null;
      state.leaving.push(payload.item_id);
      delete state.lineProblems[payload.item_id];
    },
    lineRemoved: (state, { payload }: PayloadAction<RemovedLine>) => {
      state.leaving = state.leaving.filter((id) => id !== payload.item_id);
      state.removed = payload;
    },
    removeRefused: (state, { payload }: OfItem<{ problem: Problem }>) => {
      state.status = 'fail';
      state.leaving = state.leaving.filter((id) => id !== payload.item_id);
      state.lineProblems[payload.item_id] = { kind: 'answer', problem: payload.problem };
    },
    undoRequested: {
      prepare: (removed: RemovedLine) => ({ payload: removed }),
      reducer: (state) => {
        state.status = null;
        state.removed = null;
        state.addProblem = null;
      },
    },
    /** The line was not put back: it can be tried again. */
    undoRefused: (state, { payload }: PayloadAction<{ removed: RemovedLine; problem: Problem }>) => {
      state.status = 'fail';
      state.addProblem = payload.problem;
      state.removed = payload.removed;
    },
    itemsAdded: (state, { payload }: PayloadAction<{ added: number }>) => {
      state.status = 'successful';
      state.isAdding = false;
      state.added = payload.added;
      state.addProblem = null;
      state.removed = null;
    },
    addedMessageEnded: (state) => {
      state.added = null;
    },
    addRefused: (state, { payload }: PayloadAction<Problem>) => {
      state.status = 'fail';
      state.isAdding = false;
      state.addProblem = payload;
    },
    drawerClosed: (state) => {
      state.drawer = 'closed';
      state.added = null;
      state.addProblem = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(cartActionStarted, (state) => {
        state.status = null;
      })
      .addCase(cartActionFailed, (state) => {
        state.status = 'fail';
      })
      .addCase(intentTypes.cartAddRequested, (state, { payload }: Intent<'cartAddRequested'>) => {
        state.drawer = 'open';
        state.asked = payload;
        state.isAdding = true;
        state.status = null;
        state.added = null;
        state.addProblem = null;
      })
      .addCase(intentTypes.cartDrawerRequested, (state, { payload }: Intent<'cartDrawerRequested'>) => {
        state.drawer = payload.open ? 'open' : 'closed';
      })
      .addMatcher(cartApi.endpoints.cart.matchPending, (state) => {
        state.status = null;
      })
      .addMatcher(cartApi.endpoints.cart.matchFulfilled, (state, { payload }) => {
        const units = payload.list.length === 0 ? 0 : payload.items_qty;
        // The drawer closes when the last item leaves (CART-010), not when an empty cart is opened.
        if (units === 0 && (state.units ?? 0) > 0) state.drawer = 'closed';
        if (state.units !== null && units !== state.units) forgetPending(state);
        state.status = state.isAdding ? null : 'successful';
        state.units = units;
      })
      .addMatcher(cartApi.endpoints.cart.matchRejected, (state, { meta }) => {
        // A query that was skipped because its data is cached is not a failure.
        if (!meta.condition) state.status = 'fail';
      }),
  selectors: {
    selectStatus: (state) => state.status,
    selectDrawer: (state) => state.drawer,
    selectAdded: (state) => state.added,
    selectAddProblem: (state) => state.addProblem,
    /** Null when it was added, or was refused (ERR-005, ERR-006). */
    selectMissedAdd: ({ addProblem, asked }) =>
      addProblem?.kind === 'network' || addProblem?.kind === 'timeout' ? asked : null,
    selectRemoved: (state) => state.removed,
    selectWanted: (state, itemId: number) => state.wanted[itemId],
    selectIsLeaving: (state, itemId: number) => state.leaving.includes(itemId),
    selectLineProblem: (state, itemId: number) => state.lineProblems[itemId],
  },
});

export const cartEvents = cartSlice.actions;
export const cartSelectors = cartSlice.selectors;
/** The part of the store that the selectors need. */
export type CartState = Record<typeof cartSlice.reducerPath, ReturnType<typeof cartSlice.getInitialState>>;
