import type { FieldNote } from './field-note.ts'

const someId = '0198c0de-0000-7000-8000-000000000001'
const calls = ['PriceList', 'createPriceList', 'changePriceList']
const inEach = (name: string, note: FieldNote): Record<string, FieldNote> =>
  Object.fromEntries(calls.map((call) => [`${call}.${name}`, note]))

/** Price lists: see field-notes.ts. */
export const priceListNotes: Record<string, FieldNote> = {
  ...inEach('name', ['Name of the price list, for staff only', 'Summer sale']),
  ...inEach('startsAt', ['Start time of the price list. If left out or in the past, it starts now', '2026-03-02T10:00:00.000Z']),
  ...inEach('endsAt', ['End time of the price list', '2026-03-09T10:00:00.000Z']),
  ...inEach('planIds', ['IDs of the plans whose members get the prices; empty for everyone', []]),
  ...inEach('percent', ['Discount on the selection in percent; null if the list only has individually set prices', 20]),
  ...inEach('categoryIds', [
    'IDs of the categories in the selection, including their descendants. Without any category, brand or product, the selection is everything',
    [someId],
  ]),
  ...inEach('brandIds', ['IDs of the brands in the selection', [someId]]),
  ...inEach('productIds', ['IDs of the products in the selection', [someId]]),
  'PriceList.state': ['Whether the price list is planned, running or over', 'running'],
  priceCount: ['Number of prices in the list', 120],
  'PriceListRow.price': ['Regular price of the variant', 49.9],
  listPrice: ['Price in the list', 39.9],
  isGiven: ['Whether staff set the price individually. Otherwise, it results from the percentage', true],
  'setPriceListRows.rows': ['Prices by SKU'],
  'rows.price': ["Price in the list; null removes the variant's individual price", 39.9],
  'setPriceListRows.results': ['Result for each row, in the order of the request'],
  'results.sku': ['SKU (stock keeping unit) from the request', 'NB-KB-16'],
  'listPriceLists.state': ['Only price lists that are planned, running or over', 'running'],
}
