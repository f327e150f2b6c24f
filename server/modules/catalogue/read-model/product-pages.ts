import type { Product } from '#contract/catalogue.ts'
import { LRUCache } from 'lru-cache'
import { batched } from '#server/db/batch.ts'
import { statement, type Db } from '#server/db/statement.ts'
import { Document } from './documents.ts'

/** Returns the document only if it isn't the cached one ($2 and $3): one look-up checks the revision and reads what's new. */
const bySlugs = statement(
  'catalogue.pagesBySlug',
  { slugs: 'text[]', known: 'uuid[]', revisions: 'int4[]' },
  { slug: 'text', id: 'uuid', revision: 'int4', document: 'text?' },
  `
  select slug, id, revision, case when revision = ($3::int[])[array_position($2::uuid[], id)] then null else page::text end as document
  from products where slug = any($1) and listed`,
)
const currentSlug = statement(
  'catalogue.currentSlug',
  { old: 'text' },
  { slug: 'text' },
  `select p.slug from product_old_slugs o join products p on p.id = o.product_id where o.slug = $1 and p.listed`,
)
const slugById = statement('catalogue.slugById', { id: 'uuid' }, { slug: 'text' }, `select slug from products where id = $1 and listed`)

type Row = Awaited<ReturnType<typeof bySlugs.all>>[number]

/** The documents of product pages, cached by slug; each read checks the revision in the database. */
export class ProductPages {
  readonly #cache: LRUCache<string, Document<Product>>
  readonly #read = batched((db, slugs) => this.#load(db, slugs))

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

  async #load(db: Db, slugs: string[]): Promise<Map<string, Document<Product>>> {
    const known = new Map(slugs.flatMap((slug) => this.#cache.get(slug) ?? []).map((document) => [document.id, document]))
    const revisions = [...known.values()].map(({ revision }) => revision)
    const rows = await bySlugs.all(db, { slugs, known: [...known.keys()], revisions })
    return new Map(rows.map((row) => [row.slug, this.#documentOf(row, known)]))
  }

  #documentOf({ slug, id, revision, document: text }: Row, known: Map<string, Document<Product>>): Document<Product> {
    if (text === null) return known.get(id)!
    const document = new Document<Product>({ id, revision, document: text, blur: null })
    this.#cache.set(slug, document)
    return document
  }
}
