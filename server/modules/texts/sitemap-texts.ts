import { type StoredTexts, shownOf } from '#server/modules/content/content.ts'
import { isFixed, pathOfPage } from './fixed-pages.ts'

/** What the sitemap asks of the texts that staff have saved: the pages among them, and what changes when one of them does. */
export interface SitemapTexts {
  pages: () => string[]
  stamp: () => string
}

/** The pages of text for the sitemap: those that staff wrote and that are shown now. */
export const sitemapTexts = (texts: StoredTexts, clock: () => Date): SitemapTexts => ({
  pages: () => {
    const now = clock()
    const shown = texts.all('page').filter((text) => typeof shownOf(text, now) === 'object' && shownOf(text, now) !== null)
    return [...new Set(shown.map(({ name }) => name))].filter((name) => !isFixed(name)).map(pathOfPage)
  },
  stamp: () => `${texts.revision} ${texts.nextChange(clock())}`,
})
