import { pagePatterns } from '#contract/page-patterns.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { pagesNamed } from '#server/modules/catalogue/catalogue.ts'

/** Pages that always exist, so a redirect from them would never apply. The style guide isn't in every shop. */
const livePages = new Set(pagePatterns.filter((path) => !/[:*]/.test(path) && path !== '/styleguide').map((path) => path.toLowerCase()))

/** Whether a path belongs to a page that always exists, ignoring case, as the pages do. */
export const isLivePage = (path: string): boolean => livePages.has(path.toLowerCase())

const named = /^\/(product|collections)\/([^/]+)$/i

/** Which of these paths are pages of products on sale or of collections: a redirect from them wouldn't apply either. */
export async function shopPages(db: Db | Tx, paths: readonly string[]): Promise<Set<string>> {
  const keys = new Map(paths.map((path) => [path, named.exec(path)?.slice(1).join('/').toLowerCase()]))
  const slugs = (kind: string) => [...keys.values()].flatMap((key) => (key?.startsWith(`${kind}/`) ? [key.slice(kind.length + 1)] : []))
  const [products, collections] = [slugs('product'), slugs('collections')]
  if (products.length + collections.length === 0) return new Set()
  const found = new Set((await pagesNamed.all(db, { products, collections })).map(({ kind, slug }) => `${kind}/${slug}`))
  return new Set(paths.filter((path) => found.has(keys.get(path) ?? '') || keys.get(path) === 'collections/all'))
}
