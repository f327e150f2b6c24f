import { isRefusal } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { slugOf } from '#contract/slug.ts'
import type { Database } from '#server/db/pool.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { addBrand, addCategory, staffCategories } from '#server/modules/catalogue/editor/editor.ts'
import { sentencesOf } from './kind.ts'

const brands = statement(
  'imports.brands',
  {},
  { id: 'uuid', name: 'text', slug: 'text', is_removed: 'bool' },
  `select id, name, slug, removed_at is not null as is_removed from brands`,
)
/** Serializes the creation of names, so that concurrent imports find the names that another one has created. */
const lock = statement('imports.lockNames', {}, {}, `select pg_advisory_xact_lock(hashtext('imports.names'))`)

/** A placeholder for the id of a brand or category that a run will create. */
const unknownId = '00000000-0000-0000-0000-000000000000'
const key = (path: readonly string[]): string => JSON.stringify(path.map((name) => name.trim().toLowerCase()))

/** Brands by name and categories by path, ignoring case, as files refer to them. */
export class Names {
  readonly #brandIds = new Map<string, string>()
  readonly #brandNames = new Map<string, string>()
  readonly #categoryIds = new Map<string, string>()
  readonly #paths = new Map<string, string[]>()
  readonly #brandSlugs = new Set<string>()
  readonly #categorySlugs = new Set<string>()
  /** The ids of created brands and categories. */
  readonly made = { brands: [] as string[], categories: [] as string[] }

  /** A removed brand can only be named, as products in the trash still have it. */
  addBrand({ id, name, slug }: { id: string; name: string; slug: string }, isRemoved = false): void {
    if (!isRemoved) {
      this.#brandIds.set(key([name]), id)
      this.#brandSlugs.add(slug)
    }
    this.#brandNames.set(id, name)
  }
  addCategory({ id, parentId, name, slug }: { id: string; parentId: string | null; name: string; slug: string }): void {
    const path = [...(parentId === null ? [] : (this.#paths.get(parentId) ?? [])), name]
    this.#categoryIds.set(key(path), id)
    this.#paths.set(id, path)
    this.#categorySlugs.add(slug)
  }
  brandName(id: string): string {
    return this.#brandNames.get(id) ?? ''
  }
  pathOf(id: string): string[] {
    return this.#paths.get(id) ?? []
  }
  /** The paths of categories with this name that are below another one. */
  below(name: string): string[][] {
    return [...this.#paths.values()].filter((path) => path.length > 1 && key(path.slice(-1)) === key([name]))
  }
  brandId(name: string): string {
    return this.#brandIds.get(key([name])) ?? unknownId
  }
  categoryId(path: string[]): string {
    return this.#categoryIds.get(key(path)) ?? unknownId
  }
  /** An unused slug for a new brand or category. */
  freeSlug(what: 'brand' | 'category', name: string): string {
    const taken = what === 'brand' ? this.#brandSlugs : this.#categorySlugs
    const base = slugOf(name) || what
    let slug = base
    for (let n = 2; taken.has(slug); n += 1) slug = `${base}-${n}`
    return slug
  }
}

/** The brands and categories that rows need and that don't exist yet, each once: brands by name, categories by path, parents first. */
export class NewNames {
  readonly #names: Names
  readonly #brands = new Map<string, string>()
  readonly #categories = new Map<string, string[]>()

  constructor(names: Names) {
    this.#names = names
  }

  brandId(name: string): string {
    const id = this.#names.brandId(name)
    if (id === unknownId) this.#brands.set(key([name]), name.trim())
    return id
  }
  categoryId(path: string[]): string {
    const id = this.#names.categoryId(path)
    if (id === unknownId)
      path.forEach((_, at) => {
        const part = path.slice(0, at + 1)
        if (this.#names.categoryId(part) === unknownId) this.#categories.set(key(part), part)
      })
    return id
  }
  /** Adds brands and categories that were collected elsewhere. */
  add(more: WantedNames): void {
    for (const name of more.brands) this.brandId(name)
    for (const path of more.categories) this.categoryId(path)
  }
  get wanted(): WantedNames {
    return { brands: [...this.#brands.values()], categories: [...this.#categories.values()] }
  }
}

export interface WantedNames {
  brands: string[]
  categories: string[][]
}

/** The brands and categories of the shop. */
export async function readNames(db: Db | Tx): Promise<Names> {
  const names = new Names()
  for (const { is_removed: isRemoved, ...brand } of await brands.all(db, {})) names.addBrand(brand, isRemoved)
  for (const category of await staffCategories(db, [])) names.addCategory(category)
  return names
}

const othersMax = 3

/**
 * Top-level categories to be created whose name the shop also has below another category: perhaps that one was meant. Files name categories
 * by their whole path, so duplicates that a file creates itself are deliberate.
 */
export async function sameNames(db: Db | Tx, paths: string[][]): Promise<{ name: string; others: string[] }[]> {
  const top = paths.flatMap((path) => (path.length === 1 ? path : []))
  if (top.length === 0) return []
  const names = await readNames(db)
  return top.flatMap((name) => {
    const others = names.below(name)
    return others.length === 0 ? [] : [{ name, others: others.slice(0, othersMax).map((path) => path.join(' > ')) }]
  })
}

/** Adds the brand or category of the file to an editor's refusal. */
function refuseNamed(name: string) {
  return (error: unknown): never => {
    throw isRefusal(error) ? refuse(error.code, { [name]: sentencesOf(error, 1).map(({ message }) => message) }) : error
  }
}

/** Creates missing brands and categories (by path). Fails as their editors do, with the errors by name or path. */
export async function createNames(tx: Tx, wanted: WantedNames, now: Date): Promise<Names> {
  await lock.run(tx, {})
  const names = await readNames(tx)
  for (const name of wanted.brands) {
    if (names.brandId(name) !== unknownId) continue
    const brand = await addBrand(tx, { name, slug: names.freeSlug('brand', name), description: '' }, now).catch(refuseNamed(name))
    names.addBrand(brand)
    names.made.brands.push(brand.id)
  }
  for (const path of wanted.categories) {
    if (names.categoryId(path) !== unknownId) continue
    const parentId = path.length === 1 ? null : names.categoryId(path.slice(0, -1))
    const name = path.at(-1)!
    const added = { name, slug: names.freeSlug('category', name), description: '', parentId, rules: null }
    const category = await addCategory(tx, added, now).catch(refuseNamed(path.join(' > ')))
    names.addCategory(category)
    names.made.categories.push(category.id)
  }
  return names
}

class Rehearsed extends Error {}

/** Fails as `createNames` would if not all of these can be created, so that the error is reported before the first row. Changes nothing. */
export async function dryRunNames({ transaction }: Pick<Database, 'transaction'>, wanted: WantedNames, now: Date): Promise<void> {
  if (wanted.brands.length + wanted.categories.length === 0) return
  const rehearsal = transaction(async (tx) => {
    await createNames(tx, wanted, now)
    throw new Rehearsed()
  })
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error
  })
}
