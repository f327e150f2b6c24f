/** The name of the category of products that have no other: imports make it. */
export const uncategorized = 'Uncategorized'

/** What shops of WooCommerce call theirs, by language. */
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

/** Whether a category is the one of products without a category: it's left out of the navigation as long as it's called that. */
export const isUncategorized = (name: string): boolean => names.has(name.trim().toLowerCase())
