/** The name of the category of products that have no other; imports create it. */
export const uncategorized = 'Uncategorized'

/** The name of that category in WooCommerce shops, by language. */
const names = new Set([
  'uncategorized',
  'uncategorised',
  'unkategorisiert',
  'non classé',
  'sin categorizar',
  'senza categoria',
  'sem categoria',
  'geen categorie',
])

/** Whether a category is the one for products without a category: it's left out of the navigation as long as it has that name. */
export const isUncategorized = (name: string): boolean => names.has(name.trim().toLowerCase())
