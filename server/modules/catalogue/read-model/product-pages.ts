import { SelectiveCache } from '#server/db/selective-cache.ts'
import type { Product } from '#contract/product.ts'
import type { Locale } from '#contract/locales.ts'
import { batchByKey } from '#server/db/batch.ts'
import { statement, type Db } from '#server/db/statement.ts'
import { withTerms } from './terms-sql.ts'
import type { CacheTag, TagInvalidations } from '#server/http/cache-tags.ts'
import { productTag } from './cache-tags.ts'
import { Document } from './documents.ts'

/**
 * Returns the document only if its revision differs from the cached one ($2 and $3), so a single look-up checks the revision and reads what
 * is new.
 */
const bySlugs = statement(
  'catalogue.pagesBySlug',
  { slugs: 'text[]', known: 'uuid[]', revisions: 'int4[]' },
  { slug: 'text', id: 'uuid', revision: 'int4', document: 'text?' },
  `
  select slug, id, revision, case when revision = ($3::int[])[array_position($2::uuid[], id)] then null else page::text end as document
  from products where slug = any($1) and listed`,
)
const translatedBySlugs = statement(
  'catalogue.translatedPagesBySlug',
  { slugs: 'text[]', known: 'uuid[]', revisions: 'int4[]', locale: 'text' },
  { slug: 'text', id: 'uuid', revision: 'int4', document: 'text?' },
  `
  select p.slug, p.id, p.revision,
    case when p.revision = ($3::int[])[array_position($2::uuid[],
    p.id)] then null else ${withTerms('coalesce(t.page, p.page)::text', '$4')} end as document
  from products p left join product_translations t on t.product_id = p.id and t.locale = $4 where p.slug = any($1) and p.listed`,
)
const currentSlug = statement(
  'catalogue.currentSlug',
  { old: 'text' },
  { slug: 'text' },
  `select p.slug from product_old_slugs o join products p on p.id = o.product_id where o.slug = $1 and p.listed`,
)
const slugById = statement('catalogue.slugById', { id: 'uuid' }, { slug: 'text' }, `select slug from products where id = $1 and listed`)

type Row = Awaited<ReturnType<typeof bySlugs.all>>[number]

/** Entries expire after this time even without changes, so a missed invalidation has no lasting effect. */
const ageMaxMs = 60_000

interface Entry {
  document: Document<Product>
  tags: [productTag: CacheTag]
  /** When the entry was last compared with the database: the step of the invalidations and the time. */
  step: number
  checkedAt: number
}

/** The documents of product pages, cached by slug until a change is announced. Reading from the database checks the revision. */
export class ProductPages {
  readonly #cache: SelectiveCache<Entry>
  readonly #invalidations: TagInvalidations
  readonly #locale: Locale | null
  /** The number of times the cache was cleared. */
  #age = 0
  readonly #load = batchByKey((db, slugs) => this.#loadAll(db, slugs))

  /** `locale` is the language, if it isn't the original's. */
  constructor(charactersMax: number, invalidations: TagInvalidations, locale: Locale | null = null) {
    this.#locale = locale
    this.#cache = new SelectiveCache({ maxSize: charactersMax, sizeOf: ({ document: { text } }) => text.length })
    this.#invalidations = invalidations
  }

  /**
   * The cached document, unless a change was announced. This process learns of its own changes with the commit, and of others' some
   * milliseconds later.
   */
  cached(slug: string, now: Date): Document<Product> | undefined {
    const entry = this.#cache.get(slug)
    if (!entry || now.getTime() - entry.checkedAt >= ageMaxMs || !this.#invalidations.isValid(entry.step, entry.tags)) return undefined
    // None of the invalidations so far affects the entry, so they needn't be checked again.
    entry.step = this.#invalidations.step
    return entry.document
  }

  /** Clears the cache after translations of details have changed, which doesn't increment revisions. */
  clear(): void {
    this.#age += 1
    this.#cache.clear()
  }

  /** The page with this current or former slug; undefined if there is none. */
  async bySlug(db: Db, slug: string, now: Date): Promise<Document<Product> | undefined> {
    return (await this.#read(db, slug, now)) ?? this.#readRenamed(db, await currentSlug.one(db, { old: slug }), now)
  }

  async byId(db: Db, id: string, now: Date): Promise<Document<Product> | undefined> {
    return this.#readRenamed(db, await slugById.one(db, { id }), now)
  }

  #readRenamed(db: Db, found: { slug: string } | undefined, now: Date): Promise<Document<Product> | undefined> | undefined {
    return found && this.#read(db, found.slug, now)
  }

  async #read(db: Db, slug: string, now: Date): Promise<Document<Product> | undefined> {
    const { step } = this.#invalidations
    const age = this.#age
    const document = await this.#load(db, slug)
    if (age !== this.#age) return document
    if (document) this.#cache.offer(slug, { document, tags: [productTag(document.id)], step, checkedAt: now.getTime() })
    else this.#cache.delete(slug)
    return document
  }

  async #loadAll(db: Db, slugs: string[]): Promise<Map<string, Document<Product>>> {
    const known = new Map(slugs.flatMap((slug) => this.#cache.get(slug)?.document ?? []).map((document) => [document.id, document]))
    const revisions = [...known.values()].map(({ revision }) => revision)
    const parameters = { slugs, known: [...known.keys()], revisions }
    const rows = await (this.#locale === null
      ? bySlugs.all(db, parameters)
      : translatedBySlugs.all(db, { ...parameters, locale: this.#locale }))
    return new Map(rows.map((row) => [row.slug, documentOf(row, known)]))
  }
}

/** The document that was read, or the cached one if it's still current. */
function documentOf({ id, revision, document }: Row, known: Map<string, Document<Product>>): Document<Product> {
  return document === null ? known.get(id)! : new Document<Product>({ id, revision, document, blur: null })
}
