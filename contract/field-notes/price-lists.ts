import type { FieldNote } from './field-note.ts'

const someId = '0198c0de-0000-7000-8000-000000000001'
const calls = ['PriceList', 'createPriceList', 'changePriceList']
const inEach = (name: string, note: FieldNote): Record<string, FieldNote> =>
  Object.fromEntries(calls.map((call) => [`${call}.${name}`, note]))

/** Price lists: see field-notes.ts. */
export const priceListNotes: Record<string, FieldNote> = {
  ...inEach('name', ['What staff call it', 'Summer sale']),
  ...inEach('startsAt', ['When it begins; now where it is left out or in the past', '2026-03-02T10:00:00.000Z']),
  ...inEach('endsAt', ['When it ends', '2026-03-09T10:00:00.000Z']),
  ...inEach('planIds', ['The plans whose members have it; empty for everyone', []]),
  ...inEach('percent', ['How many per cent it takes off its selection; null where it has only prices that staff named', 20]),
  ...inEach('categoryIds', [
    'The categories of its selection, with all that is below; everything where there is no category, brand or product',
    [someId],
  ]),
  ...inEach('brandIds', ['The brands of its selection', [someId]]),
  ...inEach('productIds', ['The products of its selection', [someId]]),
  'PriceList.state': ['Whether it is planned, running or over', 'running'],
  priceCount: ['How many prices it has', 120],
  'PriceListRow.price': ['What the variant usually costs', 49.9],
  listPrice: ['What it costs in the list', 39.9],
  isGiven: ['Whether staff named it; otherwise the percentage gives it', true],
  'setPriceListRows.rows': ['A price for each SKU'],
  'rows.price': ['The price in the list; null takes it out', 39.9],
  'setPriceListRows.results': ['What became of each row, in the order given'],
  'results.sku': ['The stock keeping unit that was sent', 'NB-KB-16'],
  'listPriceLists.state': ['Only those that are planned, running or over', 'running'],
}
