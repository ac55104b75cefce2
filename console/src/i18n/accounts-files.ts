const en = {
  console: {
    files: {
      Categories: 'Categories',
      Customers: 'Customers',
      PastOrders: 'Past orders',
      help_Categories:
        'A CSV file with the columns ours (a path such as furniture/desks.html), name_en and name_fr. Categories that exist stay as they are.',
      help_Customers:
        'A CSV file with a line for each customer, such as one that “Move in” makes. Whoever has an account stays as they are.',
      help_PastOrders:
        'A CSV file with a line for each kind of unit, such as one that “Move in” makes. Orders that are there already stay as they are.',
      outcome_Categories: '%{made} to be made, %{unchanged} that exist; mistakes: %{errors}.',
      outcome_Customers:
        '%{made} new accounts, %{subscribed} of them with the newsletter; %{unchanged} that exist; mistakes: %{errors}.',
      outcome_PastOrders: '%{made} to be added to their customers, %{unchanged} there already; mistakes: %{errors}.',
      done_Categories: 'Done: %{made} made, %{unchanged} existed.',
      done_Customers: 'Done: %{made} new accounts, %{subscribed} of them with the newsletter; %{unchanged} existed.',
      done_PastOrders: 'Done: %{made} added to their customers, %{unchanged} were there already.',
      nothing_new: 'There is nothing new in this file.',
      new_categories: 'New categories',
      path: 'Path',
      unsure_made:
        'It is not known whether the file was taken in. The preview is made anew, and nothing is made a second time: try again.',
    },
    moving: {
      save_categories: 'Save the categories to make',
      what: 'What moves in',
      Products: 'Products',
      Customers: 'Customers',
      PastOrders: 'Past orders',
      text_Customers:
        'Each gets an account without a password, and no letter is sent. Whoever has an account already stays as they are.',
      text_PastOrders:
        'Customers see in their account what they bought in the former shop. They move in first: an order finds its customer by the email address.',
      help_Customers_shopify: 'Customers → Export → All customers, plain CSV',
      help_Customers_woocommerce: 'Analytics → Customers → Download, or the file of an export plugin',
      help_Customers_magento:
        'System → Export → Customers composite file; “pnpm operator customers convert magento” reads the main file with its file of addresses',
      help_PastOrders_shopify: 'Orders → Export → All orders, plain CSV',
      help_PastOrders_woocommerce: 'Analytics → Orders → Download, or the file of an export plugin',
      help_PastOrders_magento: 'Sales → Orders → Export → CSV; it does not say what was bought',
      their_language: 'Their language',
      their_language_help: 'Of those whose language the file does not say',
      found_Customers: 'Customers: %{smart_count}.',
      found_PastOrders: 'Orders: %{smart_count}.',
      undated:
        'Agreed to the newsletter on a day that the file does not say: %{smart_count}. Nobody is written to without a day: save the file, fill in newsletter_at, and import it under “Import a file”.',
      save_Customers: 'Save the file of customers',
      save_PastOrders: 'Save the file of orders',
    },
  },
};

const fr: typeof en = {
  console: {
    files: {
      Categories: 'Catégories',
      Customers: 'Clients',
      PastOrders: 'Commandes passées',
      help_Categories:
        'Un fichier CSV avec les colonnes ours (un chemin comme furniture/desks.html), name_en et name_fr. Les catégories qui existent restent telles quelles.',
      help_Customers:
        'Un fichier CSV avec une ligne par client, tel que «\u00a0Migrer une boutique\u00a0» le produit. Un compte qui existe reste tel quel.',
      help_PastOrders:
        'Un fichier CSV avec une ligne par sorte d’article, tel que «\u00a0Migrer une boutique\u00a0» le produit. Une commande qui y est déjà reste telle quelle.',
      outcome_Categories: 'À créer\u00a0: %{made}. Existantes\u00a0: %{unchanged}. Erreurs\u00a0: %{errors}.',
      outcome_Customers:
        'Nouveaux comptes\u00a0: %{made}, dont %{subscribed} avec l’infolettre. Comptes existants\u00a0: %{unchanged}. Erreurs\u00a0: %{errors}.',
      outcome_PastOrders:
        'À ajouter aux clients\u00a0: %{made}. Déjà là\u00a0: %{unchanged}. Erreurs\u00a0: %{errors}.',
      done_Categories: 'C’est fait. Créées\u00a0: %{made}. Existantes\u00a0: %{unchanged}.',
      done_Customers:
        'C’est fait. Nouveaux comptes\u00a0: %{made}, dont %{subscribed} avec l’infolettre. Comptes existants\u00a0: %{unchanged}.',
      done_PastOrders: 'C’est fait. Ajoutées aux clients\u00a0: %{made}. Déjà là\u00a0: %{unchanged}.',
      nothing_new: 'Il n’y a rien de nouveau dans ce fichier.',
      new_categories: 'Nouvelles catégories',
      path: 'Chemin',
      unsure_made:
        'On ne sait pas si le fichier a été repris. L’aperçu est refait, et rien n’est créé deux fois\u00a0: réessayez.',
    },
    moving: {
      save_categories: 'Enregistrer les catégories à créer',
      what: 'Ce qui est repris',
      Products: 'Produits',
      Customers: 'Clients',
      PastOrders: 'Commandes passées',
      text_Customers:
        'Chacun reçoit un compte sans mot de passe, et aucun courriel n’est envoyé. Un compte qui existe déjà reste tel quel.',
      text_PastOrders:
        'Les clients voient dans leur compte ce qu’ils ont acheté dans l’ancienne boutique. Reprenez d’abord les clients\u00a0: une commande trouve le sien par l’adresse courriel.',
      help_Customers_shopify: 'Clients → Exporter → Tous les clients, en CSV simple',
      help_Customers_woocommerce: 'Statistiques → Clients → Télécharger, ou le fichier d’une extension',
      help_Customers_magento:
        'Système → Exporter → fichier composite des clients; «\u00a0pnpm operator customers convert magento\u00a0» lit le fichier principal avec celui des adresses',
      help_PastOrders_shopify: 'Commandes → Exporter → Toutes les commandes, en CSV simple',
      help_PastOrders_woocommerce: 'Statistiques → Commandes → Télécharger, ou le fichier d’une extension',
      help_PastOrders_magento: 'Ventes → Commandes → Exporter → CSV; il ne dit pas ce qui a été acheté',
      their_language: 'Leur langue',
      their_language_help: 'De ceux dont le fichier ne dit pas la langue',
      found_Customers: 'Clients\u00a0: %{smart_count}.',
      found_PastOrders: 'Commandes\u00a0: %{smart_count}.',
      undated:
        'Accords à l’infolettre dont le fichier ne dit pas le jour\u00a0: %{smart_count}. On n’écrit à personne sans ce jour\u00a0: enregistrez le fichier, remplissez newsletter_at, puis importez-le sous «\u00a0Importer un fichier\u00a0».',
      save_Customers: 'Enregistrer le fichier des clients',
      save_PastOrders: 'Enregistrer le fichier des commandes',
    },
  },
};

/** Texts about files of which something new is made, and about accounts that move in. */
export const accountsFilesTexts = { en, fr };
