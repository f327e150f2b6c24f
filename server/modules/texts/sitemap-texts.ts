import { type StoredTexts, shownOf } from '#server/modules/content/content.ts'
import { isFixed, pathOfPage } from './fixed-pages.ts'

/** What the sitemap needs of saved texts: the pages, and a value that changes with any text. */
export interface SitemapTexts {
  pages: () => string[]
  stamp: () => string
}

/** The saved pages for the sitemap that are shown now, without those at fixed paths. */
export const sitemapTexts = (texts: StoredTexts, clock: () => Date): SitemapTexts => ({
  pages: () => {
    const now = clock()
    const shown = texts.all('page').filter((text) => typeof shownOf(text, now) === 'object' && shownOf(text, now) !== null)
    return [...new Set(shown.map(({ name }) => name))].filter((name) => !isFixed(name)).map(pathOfPage)
  },
  stamp: () => `${texts.revision} ${texts.nextChange(clock())}`,
})
