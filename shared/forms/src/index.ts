export { ruleMessages, ruleText } from './messages.ts';
export type { RuleError, RuleKey } from './messages.ts';
export { check } from './check.ts';
export type { Checked, Validator } from './check.ts';
export { object as formSchema } from 'yup';
export {
  agreementRule,
  emailRule,
  freeTextRule,
  planChoiceRule,
  recaptchaRule,
  requiredRule,
  searchKeywordRule,
} from './rules/text.ts';
export {
  newPasswordRule,
  olderSignInPasswordRule,
  passwordChecklist,
  passwordConfirmationRule,
  plusCodeRule,
  registrationPasswordRule,
  signInCodeRule,
  signInPasswordRule,
} from './rules/password.ts';
export { alternatePhoneRule, phoneRule, plusPhoneRule } from './rules/phone.ts';
export { estimateZipRule, postalCodeRule } from './rules/postal-code.ts';
export { birthdayRule } from './rules/birthday.ts';
export { numberRule, quantityRule, squareFeetRule, temperatureRule } from './rules/number.ts';
export { cardCodeRule, cardExpiryRule, cardNumberRule, parseCardExpiry } from './rules/card.ts';
export { addressFieldNames, addressSchema, isCompleteAddress } from './rules/address.ts';
export { placeOfCode } from './fields/place-of-code.ts';
export type { AddressFieldName, AddressRegion, PartialAddress } from './rules/address.ts';
export { plusSchema } from './rules/plus.ts';
export { sizingSchema } from './rules/sizing.ts';
export { useForm } from './use-form.ts';
export type { FormOptions } from './use-form.ts';
export type { FormValues } from './form-elements.ts';
export type { FormStatus, SubmitOutcome } from './form-state.ts';
export { BirthdayField } from './fields/birthday-field.tsx';
export { PhoneField } from './fields/phone-field.tsx';
export { AddressFields } from './fields/address-fields.tsx';
export type { AddressFieldsProps, AddressText } from './fields/address-fields.tsx';
