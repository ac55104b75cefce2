import type { CallBody } from '@shop/contract';
import { asked, tried, written, type Seen, type Step } from '../step.ts';

/** Nobody: an address that no shop has an account for. */
const email = 'conformance@example.ca';
const password = 'a-password-of-nobody-7';
const code = '000000';

const homeOf = (seen: Seen) => {
  const region = seen('countryRegions')?.region_list.find(({ code: province }) => province === 'ON');
  return region && { ...person, region_id: region.region_id };
};

/** Somebody in Toronto. */
const person: Omit<CallBody<'addAddress'>, 'region_id'> = {
  firstname: 'Ada',
  lastname: 'Roy',
  street: '12 King St W',
  city: 'Toronto',
  postcode: 'M5V 3L9',
  telephone: '4165550123',
};

const savedAddress = (seen: Seen) => seen('addAddress') ?? seen('addresses')?.list[0];
const savedId = (seen: Seen): number | undefined => savedAddress(seen)?.address_entity_id ?? undefined;

/** Where the tour's guest has it delivered. */
export const guestAddress = (seen: Seen) => {
  const home = homeOf(seen);
  return home && { ...home, email };
};

/** Signing in and out, and what a customer keeps with the shop. */
export const accountSteps: readonly Step[] = [
  tried('registerStatus', { query: { email } }),
  tried('subscribePrecheck', { body: { email } }),
  written('register', { body: { email, password } }),
  asked('googleLogin', { query: { id_token: 'none' } }),
  asked('googleRecaptcha', { body: { g_recaptcha_response: 'none' } }),
  written('signInCode', { body: { email } }),
  asked('signInByCode', { body: { email, verify_code: code } }),
  written('verifyEmail', { body: { email } }),
  asked('verifyEmailCode', { body: { email, verify_code: code } }),
  written('forgotPassword', { body: { email } }),
  asked('verifyCodeEmail', { body: { email, verify_code: code, operation: 'forget_password' } }),
  asked('verifyToken', { body: { email, rp_token: code, operation: 'forget_password' } }),
  asked('confirmEmail', { body: { email, token: code, password } }),
  asked('resetPassword', { body: { email, password, password_confirm: password, token: code } }),
  asked('modifyPassword', { body: { old_password: password, password, password_confirm: password } }),
  written('updateAccountInformation', { body: {} }),
  written('updateSystemNotes', (seen) => {
    const [note] = seen('systemNotes')?.list ?? [];
    return note && { body: { id: note.id } };
  }),
  written('addAddress', (seen) => {
    const home = homeOf(seen);
    return home && { body: home };
  }),
  written('editAddress', (seen) => {
    const [home, id] = [homeOf(seen), savedId(seen)];
    return home && id !== undefined ? { body: { ...home, address_entity_id: id } } : undefined;
  }),
  tried('userAddressDetail', (seen) => {
    const id = savedId(seen);
    return id === undefined ? undefined : { query: { address_entity_id: id } };
  }),
  written('editUserAddress', (seen) => {
    const [home, id] = [homeOf(seen), savedId(seen)];
    return home && id !== undefined ? { body: { ...home, address_entity_id: id } } : undefined;
  }),
  written('deleteAddress', (seen) => {
    const id = seen('addAddress')?.address_entity_id;
    return typeof id === 'number' ? { body: { address_entity_id: id } } : undefined;
  }),
  written('editBirthday', { body: { births: '1990-05-31' } }),
  written('newsletterSubscriber', { body: { subscriber_email: false, subscriber_sms: false } }),
  written('notificationToggle', { body: { is_enabled: true } }),
  asked('endSession', { body: { id: 1 } }),
  tried('reviewDetail', (seen) => {
    const [review] = seen('reviewList')?.list ?? [];
    return review && { query: { review_id: review.review_id } };
  }),
  written('newsletterVisitor', { body: { email } }),
  written('newsletterPhone', { body: { email, phone: person.telephone } }),
  asked('newsletterPhoneCode', { body: { email, phone: person.telephone, code } }),
  asked('newsletterReader', { query: { token: 'none' } }),
  asked('newsletterLeave', { body: { token: 'none' } }),
  asked('pushSubscribe', { body: { endpoint: 'https://push.example/none', p256dh: 'none', auth: 'none' } }),
  asked('pushUnsubscribe', { body: { endpoint: 'https://push.example/none' } }),
];
