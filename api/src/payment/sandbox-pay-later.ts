import { randomUUID } from 'node:crypto';
import type { PayLaterProvider, PaymentState } from './provider.ts';

/** How long the sandbox thinks about what it was asked to review, in ms. */
export const reviewTime = 10_000;

const outcomes: Readonly<Record<string, PaymentState>> = {
  approve: 'accepted',
  review: 'pending',
  decline: 'declined',
};

/**
 * A pay-later provider for development and tests, in the shape of a real one: a session, an authorisation by the
 * person in the provider's own part of the page, then the payment. The authorisation says how it ends:
 * `sandbox_approve_…`, `sandbox_review_…` (approved after a moment) or `sandbox_decline_…`.
 */
export const sandboxPayLater: PayLaterProvider = {
  name: 'sandbox',
  open: true,
  session: async () => ({ clientToken: `sandbox_${randomUUID()}`, sessionId: randomUUID() }),
  authorise: async (authorization) => {
    const outcome = /^sandbox_(\w+?)_/.exec(authorization)?.[1] ?? 'decline';
    return { reference: `sandbox_${randomUUID()}`, state: outcomes[outcome] ?? 'declined' };
  },
  state: async (_reference, takenAt, now) => (now.getTime() - takenAt.getTime() < reviewTime ? 'pending' : 'accepted'),
  refund: async ({ key }) => `sandbox_refund_${key}`,
};
