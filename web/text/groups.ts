import type collections from './en/collections.json'
import type common from './en/common.json'
import type home from './en/home.json'
import type productDetails from './en/product-details.json'

/** The text groups and their keys, read from the English files: a misspelt key does not compile. */
export interface TextGroups {
  common: typeof common
  home: typeof home
  collections: typeof collections
  'product-details': typeof productDetails
}
