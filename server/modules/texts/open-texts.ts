import { retryRead } from '#server/db/retry-read.ts'
import type { BoundEndpoint } from '#server/http/bind.ts'
import type { TagInvalidations } from '#server/http/cache-tags.ts'
import type { AppContext } from '#server/http/context.ts'
import { perLocale } from '#server/http/locale.ts'
import { blogTag } from '#server/modules/blog/blog.ts'
import { Pages, StoredTexts, textsTag } from '#server/modules/content/content.ts'
import type { MediaTexts } from './media-library.ts'
import { pageRoutes } from './page-routes.ts'
import { textRoutes } from './routes.ts'
import { type SitemapTexts, sitemapTexts } from './sitemap-texts.ts'

interface Options {
  onError: (error: unknown) => void
  /** Other uses of a picture. */
  moreUses: MediaTexts['more']
}

interface Texts {
  stored: StoredTexts
  routes: BoundEndpoint[]
  sitemap: SitemapTexts
}

/** Loads the texts that staff have saved, now and whenever any process changes one. Pages with texts are then rendered again. */
export async function openTexts(
  { database, config, clock }: AppContext,
  invalidations: TagInvalidations,
  { onError, moreUses }: Options,
): Promise<Texts> {
  const stored = new StoredTexts(() => invalidations.invalidate([blogTag, textsTag]))
  const read = () => stored.load(database.db)
  const again = retryRead(read, onError)
  await database.listen('texts', again, again)
  await read()
  const routes = [
    ...pageRoutes(perLocale(config, (one) => new Pages(one, stored))),
    ...textRoutes(config, { texts: stored, more: moreUses }),
  ]
  return { stored, routes, sitemap: sitemapTexts(stored, clock) }
}
