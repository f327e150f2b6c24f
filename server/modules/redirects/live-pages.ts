import { pagePatterns } from '#contract/page-patterns.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { pagesNamed } from '#server/modules/catalogue/catalogue.ts'

/** The pages that are always there, so that no redirect from them would ever apply. The style guide isn't in every shop. */
const livePages = new Set(pagePatterns.filter((path) => !/[:*]/.test(path) && path !== '/styleguide').map((path) => path.toLowerCase()))

/** Whether a path is that of a page that is always there; case doesn't matter, as for the pages themselves. */
export const isLivePage = (path: string): boolean => livePages.has(path.toLowerCase())

const named = /^\/(product|collections)\/([^/]+)$/i

/** Which of these paths are those of products on sale and of collections: a redirect from them wouldn't apply either. */
export async function shopPages(db: Db | Tx, paths: readonly string[]): Promise<Set<string>> {
  const keys = new Map(paths.map((path) => [path, named.exec(path)?.slice(1).join('/').toLowerCase()]))
  const slugs = (kind: string) => [...keys.values()].flatMap((key) => (key?.startsWith(`${kind}/`) ? [key.slice(kind.length + 1)] : []))
  const [products, collections] = [slugs('product'), slugs('collections')]
  if (products.length + collections.length === 0) return new Set()
  const found = new Set((await pagesNamed.all(db, { products, collections })).map(({ kind, slug }) => `${kind}/${slug}`))
  return new Set(paths.filter((path) => found.has(keys.get(path) ?? '') || keys.get(path) === 'collections/all'))
}
