import { intentTypes, type Intent, type SignInRequested } from '@shop/contract';
import { createSlice, type PayloadAction } from '@shop/platform';
import { signInStep, stepOfMode, type SignInEvent, type SignInState } from '../sign-in-machine.ts';

interface SignInPopup extends SignInState {
  isOpen: boolean;
  /** The protected action that waits for the sign-in. */
  pending: SignInRequested['pending'] | null;
  /** Whose session has ended, as far as it is known; null when the popup was asked for. */
  endedOf: string | null;
  /** Somebody has signed in here, and their address wants its code. */
  hasSignedIn: boolean;
}

const initialState: SignInPopup = {
  isOpen: false,
  step: 'email',
  email: '',
  pending: null,
  endedOf: null,
  hasSignedIn: false,
};

/** The sign-in popup: opened by an intent, led from step to step by what happens in it. */
export const popupSlice = createSlice({
  name: 'signInPopup',
  initialState,
  reducers: {
    signInWentOn: (state, { payload }: PayloadAction<SignInEvent>) => ({
      ...signInStep(state, payload),
      hasSignedIn: payload.happened === 'codeNeeded',
    }),
    /** The popup closed; the action that waited for the sign-in is dropped. */
    popupClosed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(intentTypes.signInRequested, (_state, { payload }: Intent<'signInRequested'>) => ({
      ...initialState,
      isOpen: true,
      step: stepOfMode[payload.mode ?? 1],
      email: payload.email ?? '',
      pending: payload.pending ?? null,
      endedOf: payload.reason === 'sessionEnded' ? (payload.email ?? '') : null,
    }));
  },
  selectors: { selectPopup: (state) => state },
});

export const { signInWentOn, popupClosed } = popupSlice.actions;
