import { limits } from '#contract/limits.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import { type ProductFormat, readProducts } from './formats/read-products.ts'

/** A file's products as JSON, so many in each part, to be stored as they are; and the lines that make none. */
export interface FileParts {
  format: ProductFormat | null
  total: number
  parts: string[]
  errors: LineError[]
  errorCount: number
}

const partSize = 200

/** Reads a product file. What is wrong on a product's lines goes with the product. */
export function partsOf(file: string): FileParts {
  const { format, products, errors } = readProducts(file)
  const owners = new Map<number, FileProduct>()
  for (const product of products) for (const { line } of [product, ...product.variants]) owners.set(line, product)
  const ofProducts = Map.groupBy(
    errors.filter(({ line }) => owners.has(line)),
    ({ line }) => owners.get(line),
  )
  const others = errors.filter(({ line }) => !owners.has(line))
  if (products.length > limits.imports.productsMax)
    others.unshift({ line: 1, column: '', message: `has ${products.length} products; one file may have ${limits.imports.productsMax}` })
  else if (format && products.length === 0 && others.length === 0) others.push({ line: 1, column: '', message: 'has no products' })
  const taken = products.slice(0, limits.imports.productsMax).map((product, position) => ({
    position: position + 1,
    line: product.line,
    slug: product.slug,
    product,
    errors: ofProducts.get(product) ?? [],
  }))
  const parts = Array.from({ length: Math.ceil(taken.length / partSize) }, (_, n) =>
    JSON.stringify(taken.slice(n * partSize, (n + 1) * partSize)),
  )
  return { format, total: taken.length, parts, errors: others.slice(0, limits.imports.errorsMax), errorCount: others.length }
}
