import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import { heading, noResponse, statesOf, text } from '../state.ts'

const field = (page: Page) => page.locator('header').getByRole('searchbox').or(page.locator('header').getByRole('combobox'))

/** Focuses the header's search field, which is behind an icon on phones, and types. */
const typed =
  (words: string) =>
  async (page: Page): Promise<void> => {
    if (!(await field(page).isVisible())) await page.locator('header').getByRole('link', { name: 'Search' }).click()
    await field(page).fill(words)
    await field(page).press('End')
  }

const filtered = `${urls.search('glove')}&inStock=true`

export const search = statesOf('search', [
  { name: 'start', path: urls.search(), shows: heading('What are you looking for?') },
  { name: 'results', path: urls.search('steel'), shows: heading('Results for') },
  { name: 'filtered', path: filtered, shows: (page) => page.getByRole('list', { name: 'Applied filters' }) },
  { name: 'corrected', path: urls.search('ketlebell'), shows: text('Showing results for') },
  { name: 'category', path: urls.search('protein powder'), shows: text('Showing everything in Protein') },
  { name: 'left-out', path: urls.search('purple kettlebell handle'), shows: text('Left out') },
  { name: 'nothing', path: urls.search('xylophone'), shows: heading('Nothing found') },
  { name: 'people', path: urls.search('glove', 'PEOPLE'), shows: heading('No people found') },
  { name: 'everything', path: urls.search('mat', 'ALL'), shows: heading('Products') },
  {
    name: 'suggestions',
    path: urls.market(),
    steps: typed('mas'),
    shows: (page) => page.getByRole('option').nth(2),
    screen: true,
  },
  { name: 'popular', path: urls.market(), steps: typed(''), shows: (page) => page.getByRole('option').nth(2), screen: true },
  { name: 'waiting', path: urls.market(), before: noResponse('/search/suggestions*'), steps: typed('mas'), shows: field, screen: true },
])
