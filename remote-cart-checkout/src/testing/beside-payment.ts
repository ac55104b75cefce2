import { answer } from '@shop/testing';

/** Answers to what the page of the payment asks for beside cart and payment: nothing is on offer. */
export const besidePayment = [
  answer('deliveryServices', { title: '', help: '', more: '', services: [], dropped: [], none: null }),
  answer('deliverySlots', { title: '', help: '', more: '', any: '', full: '', days: [], lost: null }),
];
