import type { PasswordProblem } from '../../domain/account/password.ts';
import type { Message } from '../../domain/messages.ts';

export const accountMessages = {
  wrongPassword: {
    en: 'The email address or the password is not right.',
    fr: 'L’adresse courriel ou le mot de passe est incorrect.',
  },
  blocked: {
    en: 'This account is blocked. Please contact us.',
    fr: 'Ce compte est bloqué. Veuillez communiquer avec nous.',
  },
  emailTaken: {
    en: 'There is an account with this email address already. Please sign in.',
    fr: 'Un compte existe déjà avec cette adresse courriel. Veuillez vous connecter.',
  },
  differentPasswords: {
    en: 'Your passwords do not match, please try again.',
    fr: 'Vos mots de passe ne correspondent pas, veuillez réessayer.',
  },
  wrongOldPassword: {
    en: 'The current password is not right.',
    fr: 'Le mot de passe actuel est incorrect.',
  },
  resetEnded: {
    en: 'The time to choose a new password is over. Please ask for another code.',
    fr: 'Le délai pour choisir un nouveau mot de passe est expiré. Veuillez demander un autre code.',
  },
  confirmEnded: {
    en: 'The time to confirm this email address is over. Please ask for another code.',
    fr: 'Le délai pour confirmer cette adresse courriel est expiré. Veuillez demander un autre code.',
  },
  notChosenPassword: {
    en: 'This is not the password that was chosen when the account was created.',
    fr: 'Ce n’est pas le mot de passe choisi à la création du compte.',
  },
  confirmFirst: {
    en: 'Please confirm your email address first. We can send you another code.',
    fr: 'Veuillez d’abord confirmer votre adresse courriel. Nous pouvons vous envoyer un autre code.',
  },
  wrongCaptcha: { en: 'Incorrect reCAPTCHA.', fr: 'reCAPTCHA incorrect.' },
  captchaNeeded: {
    en: 'There were several failed attempts. Please solve the reCAPTCHA to go on.',
    fr: 'Il y a eu plusieurs tentatives infructueuses. Veuillez résoudre le reCAPTCHA pour continuer.',
  },
  captchaUnreachable: {
    en: 'We could not check the reCAPTCHA just now. Please try again in a moment.',
    fr: 'Nous n’avons pas pu vérifier le reCAPTCHA. Veuillez réessayer dans un moment.',
  },
  wrongGoogleToken: {
    en: 'Google’s sign-in did not work. Please try again.',
    fr: 'La connexion avec Google a échoué. Veuillez réessayer.',
  },
  empty: { en: 'This field is mandatory.', fr: 'Ce champ est obligatoire.' },
  wrongBirthDate: { en: 'This is not a date of birth.', fr: 'Ce n’est pas une date de naissance.' },
  wishlistFull: {
    en: 'Your wishlist is full. Please take something off it first.',
    fr: 'Votre liste de souhaits est pleine. Veuillez d’abord en retirer un article.',
  },
  wrongCode: {
    en: 'This code is not right or has expired. Check the newest email, or ask for another code.',
    fr: 'Ce code est incorrect ou expiré. Vérifiez le dernier courriel, ou demandez un autre code.',
  },
} as const satisfies Record<string, Message>;

export const passwordMessages: Record<PasswordProblem, Message> = {
  'too-short': { en: 'At least 6 characters.', fr: 'Au moins 6 caractères.' },
  'no-letter': {
    en: 'At least contains a letter and a number.',
    fr: 'Doit contenir au moins une lettre et un chiffre.',
  },
  'no-number': {
    en: 'At least contains a letter and a number.',
    fr: 'Doit contenir au moins une lettre et un chiffre.',
  },
  'too-common': {
    en: 'This password is used by too many people. Please choose another.',
    fr: 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
  },
};
