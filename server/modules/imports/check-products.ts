import type { ImportAction } from '#contract/imports.ts'
import { limits } from '#contract/limits.ts'
import { uncategorized } from '#contract/uncategorized.ts'
import type { Database } from '#server/db/pool.ts'
import { editRowsBySlug } from '#server/modules/catalogue/editor/editor.ts'
import { taxClasses } from '#server/modules/tax/tax.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import type { Checker, ImportSettings, ImportWork } from './kind.ts'
import { lineErrorOf, missingMessage } from './line-errors.ts'
import { merge, type MergeContext, type Merged } from './merge.ts'
import { NewNames, readNames } from './names.ts'
import { pictureSources } from './picture-sources.ts'
import { nameOwners, skuOwners } from './product-queries.ts'
import type { Checked, ReadRow } from './queries.ts'

/** Checks the products of a file: determines for each what a run would do with it. */
export async function productChecker({ database, config, row, now }: ImportWork): Promise<Checker<FileProduct>> {
  if (row.format === null) throw new Error('is no product file')
  const { db } = database
  const context = await mergeContext(database, config, { format: row.format, countsStock: row.counts_stock, now })
  const checking = new Checking(context)
  return {
    async check(products) {
      const slugs = products.map(({ key }) => key)
      const skus = products.flatMap(({ content }) => content.variants.map(({ sku }) => sku).filter(Boolean))
      const [existing, owners] = await Promise.all([editRowsBySlug(db, slugs, now), skuOwners.all(db, { skus })])
      const names = products.flatMap(({ key, content }) => (existing.has(key) ? [] : (content.name ?? [])))
      const namesakes = names.length > 0 ? await nameOwners.all(db, { names }) : []
      const taken = {
        skus: new Map(owners.map((owner) => [owner.sku, owner])),
        names: new Map(namesakes.map(({ name, slug }) => [name, slug])),
      }
      context.sources = await pictureSources(
        db,
        [...existing.values()].map(({ id }) => id),
      )
      return products.map((product) => checking.check(product, existing.get(product.key) ?? null, taken))
    },
    news: () => ({
      brands: checking.needed.wanted.brands,
      categories: checking.needed.wanted.categories.map((path) => JSON.stringify(path)),
    }),
  }
}

/** The current names, categories, pictures and defaults of the shop that products are merged with. */
export async function mergeContext(
  { db }: Pick<Database, 'db'>,
  config: ImportSettings,
  given: Pick<MergeContext, 'format' | 'countsStock' | 'now'>,
): Promise<MergeContext> {
  return {
    ...given,
    sources: () => undefined,
    names: await readNames(db),
    taxClasses: await taxClasses(db),
    origin: config.origin,
    defaults: { brand: config.shop.name, category: uncategorized },
  }
}

const inTrash = 'in the trash: restore it there first'
const shown = (sku: string): string => sku.slice(0, limits.imports.shown)

type Existing = Parameters<typeof merge>[1]

interface SkuOwner {
  slug: string
  in_trash: boolean
}

/** Values that products of the shop already have, with their owners: SKUs, and the names of products that a run would create. */
interface Taken {
  skus: Map<string, SkuOwner>
  names: Map<string, string>
}

class Checking {
  readonly #context: MergeContext
  readonly #slugLines = new Map<string, number>()
  readonly #skuLines = new Map<string, number>()
  /** The first line of each product name, in lower case. Never larger than the file. */
  readonly #nameLines = new Map<string, number>()

  /** The brands and categories needed by the rows that a run will write. */
  readonly needed: NewNames

  constructor(context: MergeContext) {
    this.#context = context
    this.needed = new NewNames(context.names)
  }

  check({ position, content: product, errors: known }: ReadRow<FileProduct>, existing: Existing, taken: Taken): Checked {
    const merged = merge(product, existing, this.#context)
    // A value that couldn't be read isn't reported as missing, too. A product in the trash may have lost its categories, so its errors are
    // skipped.
    const others = merged.errors.filter(({ line, message }) => message !== missingMessage || !known.some((one) => one.line === line))
    const errors = [...known, ...(existing?.deleted_at ? [] : others), ...this.#taken(product, existing, merged, taken.skus)]
    const action = errors.length > 0 ? 'refuse' : actionOf(existing, merged)
    if (action !== 'refuse') this.needed.add(merged.wanted)
    const warnings = [...merged.warnings, ...(action === 'refuse' ? [] : this.#namesake(product, existing, merged, taken.names))]
    return { position, action, errors, warnings, target_id: existing?.id ?? null }
  }

  /** Warns of a new product with the name of another: most often it's the same product with a new address. */
  #namesake(file: FileProduct, existing: Existing, { lines }: Merged, slugOf: Map<string, string>): LineError[] {
    const name = file.name ?? ''
    const line = this.#nameLines.get(name.toLowerCase())
    if (line === undefined && name !== '') this.#nameLines.set(name.toLowerCase(), file.line)
    const slug = slugOf.get(name)
    if (existing || (slug ?? line) === undefined) return []
    const message = `is that of the product ${slug === undefined ? `on line ${line}` : `"${slug}"`} as well: this one has another address, so it will be a new product`
    return [lineErrorOf(['name'], message, { file, lines, format: this.#context.format })]
  }

  /** Reports page names and SKUs that another product of the file or the shop has, and products that are in the trash. */
  #taken(file: FileProduct, existing: Existing, { lines, fields }: Merged, ownerOf: Map<string, SkuOwner>): LineError[] {
    const place = { file, lines, format: this.#context.format }
    const errors: LineError[] = []
    const line = this.#slugLines.get(file.slug)
    if (line !== undefined) errors.push(lineErrorOf(['friendlyPageName'], `is that of the product on line ${line}, too`, place))
    else this.#slugLines.set(file.slug, file.line)
    if (existing?.deleted_at) errors.push(lineErrorOf(['friendlyPageName'], `is that of a product ${inTrash}`, place))
    fields?.variants.forEach(({ sku }, at) => {
      const other = this.#skuLines.get(sku)
      const owner = ownerOf.get(sku)
      if (owner !== undefined && owner.slug !== file.slug) {
        const problem = `"${shown(sku)}" is that of the product "${owner.slug}"${owner.in_trash ? ` ${inTrash}` : ''}`
        errors.push(lineErrorOf(['variants', at, 'sku'], problem, place))
      } else if (other !== undefined) errors.push(lineErrorOf(['variants', at, 'sku'], `"${shown(sku)}" is on line ${other}, too`, place))
      else this.#skuLines.set(sku, lines[at] ?? file.line)
    })
    return errors
  }
}

function actionOf(existing: Existing, { isChanged, counts, foreign }: Merged): ImportAction {
  if (!existing) return 'create'
  return isChanged || counts.length + foreign.length > 0 ? 'update' : 'same'
}
