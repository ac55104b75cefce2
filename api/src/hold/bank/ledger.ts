import { randomUUID } from 'node:crypto';

export type BankName = 'braintree' | 'klarna' | 'alipay';
type PaymentStatus = 'open' | 'authorised' | 'declined' | 'void' | 'captured';

/** A payment as its provider knows it. Amounts in cents. */
export interface BankPayment {
  readonly id: string;
  readonly bank: BankName;
  readonly amount: number;
  status: PaymentStatus;
  captured: number;
  /** Its provider has found fraud after it had said yes. */
  stopped: boolean;
  /** Refunds by the key under which each was asked for. */
  readonly refunds: Map<string, { id: string; amount: number }>;
}

export const refundedOf = ({ refunds }: BankPayment): number =>
  [...refunds.values()].reduce((sum, { amount }) => sum + amount, 0);

/** Payments at the providers. It refuses what they would refuse: a second capture, a refund of more than was taken. */
export class Ledger {
  readonly payments = new Map<string, BankPayment>();

  open(bank: BankName, amount: number, status: PaymentStatus, id: string = randomUUID()): BankPayment {
    const payment: BankPayment = { id, bank, amount, status, captured: 0, stopped: false, refunds: new Map() };
    this.payments.set(id, payment);
    if (status === 'captured') payment.captured = amount;
    return payment;
  }

  find(id: string): BankPayment | undefined {
    return this.payments.get(id);
  }

  /** The person, or a review, says yes or no to what is still open. A wallet takes the money with the yes. */
  decide(payment: BankPayment, yes: boolean): void {
    if (payment.status !== 'open') return;
    payment.status = !yes ? 'declined' : payment.bank === 'alipay' ? 'captured' : 'authorised';
    if (payment.status === 'captured') payment.captured = payment.amount;
  }

  /** False where nothing is set aside. */
  capture(payment: BankPayment, amount: number): boolean {
    if (payment.status !== 'authorised' || amount > payment.amount) return false;
    payment.status = 'captured';
    payment.captured = amount;
    return true;
  }

  /** False for what was captured or declined. */
  cancel(payment: BankPayment): boolean {
    if (payment.status === 'captured' || payment.status === 'declined') return false;
    payment.status = 'void';
    return true;
  }

  /** The refund under this key, made once; null where too little is left. */
  refund(payment: BankPayment, amount: number, key: string): { id: string; amount: number } | null {
    const earlier = payment.refunds.get(key);
    if (earlier) return earlier;
    if (payment.captured - refundedOf(payment) < amount) return null;
    const refund = { id: `refund-${randomUUID()}`, amount };
    payment.refunds.set(key, refund);
    return refund;
  }
}
