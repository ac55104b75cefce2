import type { Language } from '@shop/contract';

/** The membership guidelines (ROUTE-012), with the numbers of MEM-001 and MEM-023. */
export const rules: Record<Language, readonly { title: string; lines: readonly string[] }[]> = {
  en: [
    {
      title: 'Who can join',
      lines: [
        'Every customer with an account, a verified phone number and an address in Canada.',
        'Business and enterprise accounts have prices of their own and cannot join.',
      ],
    },
    {
      title: 'How long it lasts',
      lines: [
        'A membership lasts one year from the day that it was paid.',
        'It can be renewed in the last 60 days; the new year begins when the old one ends.',
        'Nothing is renewed, or charged, by itself.',
      ],
    },
    {
      title: 'What members get',
      lines: [
        '15% off all year on everything with a Plus+ price.',
        'An extra C$40 off the first order as a member.',
        '3X points in the app; 100 points are worth C$1.',
        'A 365-day extended warranty.',
      ],
    },
    {
      title: 'Inviting friends',
      lines: [
        'A friend who joins with your referral code earns you C$20.',
        'An email tells you about it within 3 days.',
        'Your own code does not work for yourself.',
      ],
    },
  ],
  fr: [
    {
      title: 'Qui peut adhérer',
      lines: [
        'Toute personne qui a un compte, un numéro de téléphone vérifié et une adresse au Canada.',
        'Les comptes d’entreprise ont leurs propres prix et ne peuvent pas adhérer.',
      ],
    },
    {
      title: 'Combien de temps elle dure',
      lines: [
        'Une adhésion dure un an à partir du jour du paiement.',
        'Elle se renouvelle dans les 60 derniers jours; la nouvelle année commence à la fin de la précédente.',
        'Rien n’est renouvelé ni débité automatiquement.',
      ],
    },
    {
      title: 'Les avantages des membres',
      lines: [
        '15 % de rabais toute l’année sur tout ce qui a un prix Plus+.',
        'C$40 de rabais additionnel sur la première commande de membre.',
        'Points triplés dans l’application; 100 points valent C$1.',
        'Une garantie prolongée de 365 jours.',
      ],
    },
    {
      title: 'Inviter des amis',
      lines: [
        'Chaque personne qui adhère avec votre code vous rapporte C$20.',
        'Un courriel vous l’annonce dans les 3 jours.',
        'Votre propre code ne fonctionne pas pour vous.',
      ],
    },
  ],
};
