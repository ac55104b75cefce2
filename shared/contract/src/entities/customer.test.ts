import { schemas } from '../schemas/index.ts';
import { Address, Region } from './address.ts';
import { AccountInit, Customer } from './customer.ts';
import { accountCustomerFields } from './customer-fields/account.ts';
import { record } from './fields.ts';
import { shapeOf } from './shape.ts';

const customer = {
  email: 'string',
  firstName: 'string',
  lastName: 'string',
  entity_id: 'integer',
  customer_phone: 'string',
  interest: ['string'],
  gender: 'string',
  births: 'string',
  grade: 'string',
  points: 'integer',
  tip: 'string',
  is_dropship: 'boolean',
  customer_group: 'string',
  customer_group_id: 'integer',
  subscriber: { subscriber_email: 'boolean', subscriber_sms: 'boolean' },
};

test('ACC-001 fields of a customer', () => {
  expect(shapeOf(record(accountCustomerFields))).toEqual(customer);
  expect(shapeOf(Customer)).toMatchObject(customer);
});

test('ACC-002 account init gives the customer and more', () => {
  expect(shapeOf(AccountInit)).toMatchObject({
    ...customer,
    wishlist: [{}],
    customer_verify: 'boolean',
    is_general: 'boolean',
    is_old_user: 'boolean',
    play_birthday_wishes: 'boolean',
  });
});

test('ADDR-001 fields of an address; the defaults stand beside the list', () => {
  const address = {
    address_entity_id: 'integer',
    firstname: 'string',
    lastname: 'string',
    street: 'string',
    apartment_unit_suite: 'string',
    city: 'string',
    postcode: 'string',
    region_id: 'integer',
    telephone: 'string',
    country_id: 'string',
    is_default_shipping: 'boolean',
    is_default_billing: 'boolean',
  };
  expect(shapeOf(Address)).toEqual(address);
  expect(shapeOf(schemas.addresses.result)).toEqual({
    list: [address],
    default_shipping: address,
    default_billing: address,
  });
});

test('ADDR-005 fields of a region', () => {
  const region = { default_name: 'string', region_id: 'integer', code: 'string' };
  expect(shapeOf(Region)).toEqual(region);
  expect(shapeOf(schemas.countryRegions.result)).toEqual({ region_list: [region] });
});

test('AUTH-028 what is sent to sign in', () => {
  expect(shapeOf(schemas.login.body)).toEqual({
    email: 'string',
    password: 'string',
    g_recaptcha_response: 'string',
    action: 'login',
    login_source_page: 'shippingcart',
  });
});

test('AUTH-029 what is sent with a code, or to have it sent again', () => {
  expect(shapeOf(schemas.verifyEmailCode.body)).toEqual({
    email: 'string',
    verify_code: 'string',
    operation: 'register | forget_password',
    action: 'resend',
  });
});

test('MEM-005 what the step of Plus+ answers', () => {
  expect(shapeOf(schemas.plusStepInfo.result)).toEqual({
    is_qiye: 'integer',
    group_name: 'string',
    can_buy_plus: 'integer',
    ends_at: 'string',
  });
});
