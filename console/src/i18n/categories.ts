const en = {
  console: {
    categories: {
      title: 'Categories',
      menu: 'The menu',
      text: 'The shop’s menu has three levels in this order. What is hidden there, and what lies below it, is found by search and by its address. New categories come from a file, under “Import a file”.',
      none: 'There is no category yet.',
      below: 'What is below %{name}',
      actions: 'Change',
      name: 'Name',
      rename: 'Names',
      rename_text: 'The address stays: %{path}. Menu, pages and search have the new name at once.',
      renamed: 'The category has its new name.',
      up: 'Move up: %{name}',
      down: 'Move down: %{name}',
      show: 'Show in the menu: %{name}',
      hide: 'Hide in the menu: %{name}',
      moved: '%{name} is moved.',
      shown: '%{name} is in the menu.',
      hidden: '%{name} is in the menu no more.',
      is_hidden: 'Hidden',
    },
  },
  resources: { categories: { name: 'Category |||| Categories' } },
};

const fr: typeof en = {
  console: {
    categories: {
      title: 'Catégories',
      menu: 'Le menu',
      text: 'Le menu de la boutique a trois niveaux, dans cet ordre. Ce qui y est masqué, avec tout ce qui est dessous, se trouve par la recherche et par son adresse. Les nouvelles catégories viennent d’un fichier, sous «\u00a0Importer un fichier\u00a0».',
      none: 'Il n’y a pas encore de catégorie.',
      below: 'Sous\u00a0: %{name}',
      actions: 'Modifier',
      name: 'Nom',
      rename: 'Noms',
      rename_text:
        'L’adresse reste la même\u00a0: %{path}. Le menu, les pages et la recherche ont tout de suite le nouveau nom.',
      renamed: 'La catégorie a son nouveau nom.',
      up: 'Monter\u00a0: %{name}',
      down: 'Descendre\u00a0: %{name}',
      show: 'Afficher au menu\u00a0: %{name}',
      hide: 'Masquer du menu\u00a0: %{name}',
      moved: 'Élément déplacé\u00a0: %{name}.',
      shown: 'Affiché au menu\u00a0: %{name}.',
      hidden: 'Masqué du menu\u00a0: %{name}.',
      is_hidden: 'Masquée',
    },
  },
  resources: { categories: { name: 'Catégorie |||| Catégories' } },
};

/** Texts about the categories of the menu. */
export const categoriesTexts = { en, fr };
