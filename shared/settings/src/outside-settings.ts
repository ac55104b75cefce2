import * as kinds from './kinds.ts';
import { about, type Setting } from './setting.ts';

const outside = 'docs/how-to/outside-services.md';
const how = (file: string): string => `([how](${file}))`;
const paid = how(`${outside}#payment-providers`);
const pushed = how(`${outside}#push-messages`);

/** Letters, and the keys of outside services. */
export const outsideSettings = {
  ...about('mail', ['api'], {
    CONTACT_EMAIL: {
      kind: kinds.text,
      default: 'customer-care@boreal.example',
      what: 'where the messages of the contact page are sent ([how they are answered](docs/how-to/answer-messages.md))',
    },
    SMTP_URL: {
      kind: kinds.text,
      of: ['api', 'web'],
      isSecret: true,
      otherwise: 'letters stay in the API’s mailbox',
      what: 'the server that sends e-mails; the web server only sees by it whether the shop is public',
    },
    MAIL_FROM: { kind: kinds.text, default: 'Boréal <no-reply@boreal.example>', what: 'their sender' },
    SHOP_ADDRESS: {
      kind: kinds.text,
      default: '100 Example Street, Montréal (Québec) H2X 1Y4',
      what: 'the postal address that stands in letters with offers, as Canada’s Anti-Spam Legislation asks, and in the terms',
    },
    SHOP_LEGAL_NAME: {
      kind: kinds.text,
      default: 'Boréal Maison inc.',
      what: 'the company that sells, as the terms name it',
    },
    SHOP_URL: {
      kind: kinds.address('https://shop.example'),
      default: 'http://127.0.0.1:3000',
      what: 'where their links lead',
    },
  }),
  ...about('outside', ['api'], {
    RECAPTCHA_SITE_KEY: {
      kind: kinds.text,
      of: ['api', 'web'],
      what: `Google’s captcha in place of the shop’s stand-in ${how(outside)}`,
    },
    RECAPTCHA_SECRET: { kind: kinds.text, isSecret: true, what: 'its secret key' },
    GOOGLE_CLIENT_ID: {
      kind: kinds.text,
      of: ['api', 'web'],
      what: `Google’s sign-in in place of the shop’s stand-in ${how(outside)}`,
    },
    TAG_MANAGER_ID: {
      kind: kinds.matching(/^GTM-[A-Z0-9]+$/, 'be a container such as GTM-ABC123'),
      of: ['api', 'web'],
      what: `tag manager, with people’s consent ${how(`${outside}#tag-manager-and-fraud-prevention`)}`,
    },
    FRAUD_SITE_ID: {
      kind: kinds.text,
      of: ['api', 'web'],
      what: `fraud prevention, with people’s consent ${how(`${outside}#tag-manager-and-fraud-prevention`)}`,
    },
    FRAUD_SCRIPT: {
      kind: kinds.text,
      of: ['api', 'web'],
      what: 'https address of its script; `{site_id}` stands for the id',
    },
    FRAUD_ACTIVE: { kind: kinds.flag, what: '`1` lets browsers use it' },
    EMAIL_MARKETING_ID: {
      kind: kinds.matching(/^[A-Za-z0-9]{6}$/, 'be an id such as Ab12Cd'),
      of: ['api', 'web'],
      what: `e-mail marketing, with people’s consent ${how(`${outside}#e-mail-marketing-and-recommendations`)}`,
    },
    RECOMMENDATIONS_ID: {
      kind: kinds.matching(/^[A-F0-9]{16}$/, 'be an id such as 1A65B5CB868AFF1E'),
      of: ['api', 'web'],
      what: `the recommender, with people’s consent ${how(`${outside}#e-mail-marketing-and-recommendations`)}`,
    },
    TRANSLATION_WIDGET: {
      kind: kinds.oneOf('google'),
      of: ['api', 'web'],
      what: `\`google\` lets people translate pages, with their consent ${how(`${outside}#page-translation`)}`,
    },
    BRAINTREE_ENVIRONMENT: {
      kind: kinds.oneOf('sandbox', 'production'),
      what: `cards and PayPal by Braintree ${paid}: its \`sandbox\` or \`production\``,
    },
    BRAINTREE_PUBLIC_KEY: { kind: kinds.text, of: ['api', 'web'], what: 'its public key' },
    BRAINTREE_PRIVATE_KEY: { kind: kinds.text, isSecret: true, what: 'its private key' },
    BRAINTREE_MERCHANT_ACCOUNT: {
      kind: kinds.text,
      otherwise: 'the account’s own default',
      what: 'the merchant account that is paid',
    },
    KLARNA_ENVIRONMENT: {
      kind: kinds.oneOf('playground', 'production'),
      what: `paying later by Klarna ${paid}: its \`playground\` or \`production\``,
    },
    KLARNA_USERNAME: { kind: kinds.text, of: ['api', 'web'], what: 'its user name' },
    KLARNA_PASSWORD: { kind: kinds.text, isSecret: true, what: 'its password' },
    ALIPAY_ENVIRONMENT: {
      kind: kinds.oneOf('sandbox', 'production'),
      what: `the wallet of Alipay ${paid}: its \`sandbox\` or \`production\``,
    },
    ALIPAY_CLIENT_ID: { kind: kinds.text, what: 'its client' },
    ALIPAY_PRIVATE_KEY: {
      kind: kinds.text,
      isSecret: true,
      what: 'the shop’s private key there, Base64 without line breaks',
    },
    ALIPAY_PUBLIC_KEY: { kind: kinds.text, what: 'the public key of Alipay, Base64 without line breaks' },
    TWILIO_ACCOUNT_SID: {
      kind: kinds.text,
      what: `text messages through Twilio in place of the sandbox’s mailbox ${how(`${outside}#text-messages`)}`,
    },
    TWILIO_AUTH_TOKEN: { kind: kinds.text, isSecret: true, what: 'its token' },
    TWILIO_FROM: {
      kind: kinds.matching(
        /^(\+[1-9]\d{6,14}|MG\w+)$/,
        'be a number such as +16475550100, or the SID of a messaging service',
      ),
      what: 'the number, or the messaging service, that sends them',
    },
    PUSH_PUBLIC_KEY: {
      kind: kinds.text,
      otherwise: 'the sandbox makes its own keys',
      what: `public key of push messages ${pushed}`,
    },
    PUSH_PRIVATE_KEY: { kind: kinds.text, isSecret: true, what: 'its private key' },
    PUSH_CONTACT: {
      kind: kinds.matching(
        /^(mailto:\S+@\S+|https:\/\/\S+)$/,
        'be an address such as mailto:shop@example.ca or https://shop.example',
      ),
      what: 'whom push services write to',
    },
  }),
} as const satisfies Record<string, Setting<unknown>>;
