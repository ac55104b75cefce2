const en = {
  console: {
    orders: {
      staff_notes: 'Notes of the shop',
      staff_note: 'Note',
      no_staff_notes: 'Nobody has noted anything yet. The buyer sees no note.',
      add_note: 'Add a note',
      add_note_text: 'For whoever works for the shop. The buyer does not see it.',
      noted: 'The note is added.',
      change_address: 'Change the address',
      change_address_text:
        'The buyer is told by email where the order goes now; the bill stays as it is. The address has to be in the same province or territory (%{region}), because taxes and delivery were charged for it.',
      delivery_back: 'For delivery (dollars)',
      delivery_help: 'At most %{amount}, which is with tax',
      nothing_back: 'Choose units, or an amount for delivery.',
      address_changed: 'The order goes to the new address, and the buyer is told by email.',
      fields: {
        firstname: 'First name',
        lastname: 'Last name',
        street: 'Street and number',
        apartment_unit_suite: 'Apartment, unit or suite',
        city: 'City',
        postcode: 'Postal code',
        telephone: 'Telephone',
      },
    },
  },
};

const fr: typeof en = {
  console: {
    orders: {
      staff_notes: 'Notes de la boutique',
      staff_note: 'Note',
      no_staff_notes: 'Personne n’a encore rien noté. L’acheteur ne voit aucune note.',
      add_note: 'Ajouter une note',
      add_note_text: 'Pour l’équipe de la boutique. L’acheteur ne la voit pas.',
      noted: 'La note est ajoutée.',
      change_address: 'Changer l’adresse',
      change_address_text:
        'L’acheteur est averti par courriel de la nouvelle destination; la facture reste la même. L’adresse doit être dans la même province ou le même territoire (%{region}), car les taxes et la livraison ont été facturées pour elle.',
      delivery_back: 'Pour la livraison (dollars)',
      delivery_help: 'Au plus %{amount}, taxes comprises',
      nothing_back: 'Choisissez des articles ou un montant pour la livraison.',
      address_changed: 'La commande ira à la nouvelle adresse, et l’acheteur en est averti par courriel.',
      fields: {
        firstname: 'Prénom',
        lastname: 'Nom',
        street: 'Numéro et rue',
        apartment_unit_suite: 'Appartement, unité ou bureau',
        city: 'Ville',
        postcode: 'Code postal',
        telephone: 'Téléphone',
      },
    },
  },
};

/** Texts about what may be changed of an order. */
export const ordersTexts = { en, fr };
