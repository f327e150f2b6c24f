import type { Db } from '#server/db/statement.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { CatalogueCache } from './cache.ts'
import { treeTag } from './read-model/cache-tags.ts'
import { optionLabels } from './translations.ts'

/** The translated names and values of options in the catalogue's language; undefined for the original language. */
export function labelsOf(db: Db, cache: CatalogueCache, now: Date): Promise<Record<string, string>> | undefined {
  const { locale } = cache
  if (locale === null) return undefined
  addCacheTags([treeTag])
  return cache.get('labels', { tags: [treeTag] }, now, () => optionLabels(db, locale))
}
