import type { Product } from '#contract/catalogue.ts'
import { LRUCache } from 'lru-cache'
import { statement, type Db } from '#server/db/statement.ts'
import { Document } from './documents.ts'

const row = { id: 'uuid', revision: 'int4', document: 'text?' } as const

/** Returns the document only if it isn't the cached one ($2 and $3): one look-up checks the revision and reads what's new. */
const select = 'select id, revision, case when id = $2 and revision = $3 then null else page::text end as document from products'
const params = { known: 'uuid?', revision: 'int4?' } as const

const bySlug = statement('catalogue.pageBySlug', { slug: 'text', ...params }, row, `${select} where slug = $1 and listed`)
const currentSlug = statement(
  'catalogue.currentSlug',
  { old: 'text' },
  { slug: 'text' },
  `select p.slug from product_old_slugs o join products p on p.id = o.product_id where o.slug = $1 and p.listed`,
)
const slugById = statement('catalogue.slugById', { id: 'uuid' }, { slug: 'text' }, `select slug from products where id = $1 and listed`)

/** The documents of product pages, cached by slug; each read checks the revision in the database. */
export class ProductPages {
  readonly #cache: LRUCache<string, Document<Product>>

  constructor(charactersMax: number) {
    this.#cache = new LRUCache({ maxSize: charactersMax, sizeCalculation: ({ text }) => text.length })
  }

  /** By its slug or a former one; undefined where there's none. */
  async bySlug(db: Db, slug: string): Promise<Document<Product> | undefined> {
    return (await this.#read(db, slug)) ?? this.#readRenamed(db, await currentSlug.one(db, { old: slug }))
  }

  async byId(db: Db, id: string): Promise<Document<Product> | undefined> {
    return this.#readRenamed(db, await slugById.one(db, { id }))
  }

  #readRenamed(db: Db, found: { slug: string } | undefined): Promise<Document<Product> | undefined> | undefined {
    return found && this.#read(db, found.slug)
  }

  async #read(db: Db, slug: string): Promise<Document<Product> | undefined> {
    const known = this.#cache.get(slug)
    const found = await bySlug.one(db, { slug, known: known?.id ?? null, revision: known?.revision ?? null })
    if (!found) return undefined
    if (found.document === null) return known
    const document = new Document<Product>({ ...found, document: found.document, blur: null })
    this.#cache.set(slug, document)
    return document
  }
}
