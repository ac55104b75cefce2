import { intentTypes, type Intent, type SignInMode, type SignInRequested } from '@shop/contract';
import { createSlice, type PayloadAction } from '@shop/platform';

interface SignInPopup {
  /** What the popup asks for (AUTH-001); null while it is closed. */
  mode: SignInMode | null;
  email: string;
  /** The protected action that waits for the sign-in. */
  pending: SignInRequested['pending'] | null;
}

const initialState: SignInPopup = { mode: null, email: '', pending: null };

/** The sign-in popup: opened by an intent, led from mode to mode by its steps. */
export const popupSlice = createSlice({
  name: 'signInPopup',
  initialState,
  reducers: {
    stepReached: (state, { payload }: PayloadAction<{ mode: SignInMode; email: string }>) => ({ ...state, ...payload }),
    /** Closed by the person, or at its end: whatever waited for the sign-in is forgotten. */
    popupClosed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(intentTypes.signInRequested, (_state, { payload }: Intent<'signInRequested'>) => ({
      mode: payload.mode ?? 1,
      email: payload.email ?? '',
      pending: payload.pending ?? null,
    }));
  },
  selectors: { selectPopup: (state) => state },
});

export const { stepReached, popupClosed } = popupSlice.actions;
