import type { ImportKind } from '#contract/import-kinds.ts'
import { codes } from './codes.ts'
import { customers } from './customers.ts'
import type { Kind } from './kind.ts'
import { prices } from './prices.ts'
import { products } from './products.ts'
import { redirects } from './redirects.ts'
import { stock } from './stock.ts'
import { translations } from './translations.ts'

/** The implementation of each kind of file. */
export const kinds: Record<ImportKind, Kind<object>> = { products, stock, prices, customers, codes, redirects, translations }
