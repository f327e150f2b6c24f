import type { Product } from '#contract/catalogue.ts'
import { LRUCache } from 'lru-cache'
import { statement, type Db } from '#server/db/statement.ts'
import { Document } from './documents.ts'

const row = { id: 'uuid', revision: 'int4', document: 'text?' } as const

/** Returns the document only if it isn't the cached one ($3 and $4): one look-up checks the revision and reads what's new. */
const select = 'select id, revision, case when id = $3 and revision = $4 then null else page::text end as document from products'
const params = { now: 'timestamptz', known: 'uuid?', revision: 'int4?' } as const

const bySlug = statement('catalogue.pageBySlug', { slug: 'text', ...params }, row, `${select} where slug = $1 and published_at <= $2`)
const currentSlug = statement(
  'catalogue.currentSlug',
  { old: 'text', now: 'timestamptz' },
  { slug: 'text' },
  `select p.slug from product_old_slugs o join products p on p.id = o.product_id where o.slug = $1 and p.published_at <= $2`,
)
const slugById = statement(
  'catalogue.slugById',
  { id: 'uuid', now: 'timestamptz' },
  { slug: 'text' },
  `select slug from products where id = $1 and published_at <= $2`,
)

/** The documents of product pages, cached by slug; each read checks the revision in the database. */
export class ProductPages {
  readonly #cache: LRUCache<string, Document<Product>>

  constructor(charactersMax: number) {
    this.#cache = new LRUCache({ maxSize: charactersMax, sizeCalculation: ({ text }) => text.length })
  }

  /** By its slug or a former one; undefined where there's none. */
  async bySlug(db: Db, slug: string, now: Date): Promise<Document<Product> | undefined> {
    return (await this.#read(db, slug, now)) ?? this.#readRenamed(db, await currentSlug.one(db, { old: slug, now }), now)
  }

  async byId(db: Db, id: string, now: Date): Promise<Document<Product> | undefined> {
    return this.#readRenamed(db, await slugById.one(db, { id, now }), now)
  }

  #readRenamed(db: Db, found: { slug: string } | undefined, now: Date): Promise<Document<Product> | undefined> | undefined {
    return found && this.#read(db, found.slug, now)
  }

  async #read(db: Db, slug: string, now: Date): Promise<Document<Product> | undefined> {
    const known = this.#cache.get(slug)
    const found = await bySlug.one(db, { slug, now, known: known?.id ?? null, revision: known?.revision ?? null })
    if (!found) return undefined
    if (found.document === null) return known
    const document = new Document<Product>({ ...found, document: found.document, blur: null })
    this.#cache.set(slug, document)
    return document
  }
}
