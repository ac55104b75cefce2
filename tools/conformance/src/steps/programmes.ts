import { asked, tried, written, type Step } from '../step.ts';
import { someProduct } from './catalogue.ts';

const email = 'conformance@example.ca';
const phone = '4165550123';
const applicant = { name: 'Ada Roy', email };
const salesChannel = 'other' as const;

/** Points, coupons, lotteries, the membership, and forms. */
export const programmeSteps: readonly Step[] = [
  tried('ownData', {}),
  asked('exportOwnData', { body: {} }),
  tried('pointsInfo', { body: {} }),
  tried('pointsLists', { body: {} }),
  tried('coinNumber', { body: {} }),
  tried('couponList', { body: {} }),
  tried('couponListFourthVersion', { body: {} }),
  tried('plusStepInfo', { body: {} }),
  tried('plusOrderMaybeSucceeded', { body: {} }),
  tried('phoneNumberVerify', { body: { phone } }),
  asked('plusIsCompleted', { body: { order_sn: 'none-such' } }),
  asked('plusOrderDetail', { query: { plus_num: 'none-such' } }),
  asked('plusVerifyCode', { body: { phone, code: '0000' } }),
  written('plusSendCode', { body: { phone } }),
  written('plusPaymentLink', { body: {} }),
  asked('getCoupon', { body: { couponCode: 'none-such' } }),
  written('signPoints', { body: {} }),
  written('collectPoints', (seen) => {
    const [task] = seen('taskList')?.list ?? [];
    return task && { body: { task_id: task.task_id } };
  }),
  written('follow', { body: { channel: 'instagram' } }),
  written('tellBirthday', { body: { births: '1990-05-31' } }),
  written('shareProduct', (seen) => {
    const product = someProduct(seen);
    return product && { body: { product_id: product.entity_id, channel: 'email' } };
  }),
  written('redeemReward', (seen) => {
    const [reward] = seen('pointsRewards')?.list ?? [];
    return reward && { body: { reward_id: reward.reward_id } };
  }),
  asked('sendCoin', { body: { email, coins: 1 } }),
  written('sendCustomerEmail', { body: { email } }),
  written('saleLotteryDraw', { body: {} }),
  written('milestoneLottery', { body: {} }),
  written('largeOrder', { body: { ...applicant, message: 'Forty chairs.' } }),
  written('contactMessage', { body: { ...applicant, topic: 'order', message: 'Where is it?' } }),
  written('offlineReservation', { body: { ...applicant, store: 'Laval', date: '2030-01-15' } }),
  written('massageChairNewsletter', { body: { ...applicant } }),
  written('addDropshipProgram', { body: { ...applicant, sales_channel: salesChannel } }),
  written('editDropshipProgram', (seen) => {
    const application = seen('addDropshipProgram') ?? seen('dropshipProgram')?.application;
    if (!application) return undefined;
    return { body: { ...applicant, application_id: application.application_id, sales_channel: salesChannel } };
  }),
  written('addBusinessAccount', { body: applicant }),
  written('logout', { body: {} }),
  written('endAllSessions', { body: {} }),
  // Their session has ended, so the account that was given for the tour stays.
  asked('deleteAccount', { body: {} }),
];
