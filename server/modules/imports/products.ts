import { productChecker } from './check-products.ts'
import type { FileProduct } from './formats/file-product.ts'
import type { Kind } from './kind.ts'
import { productRunner } from './run-products.ts'
import { undoProducts } from './undo-products.ts'

/** Product files of Shopify and WooCommerce. */
export const products: Kind<FileProduct> = { checker: productChecker, runner: productRunner, undo: undoProducts }
