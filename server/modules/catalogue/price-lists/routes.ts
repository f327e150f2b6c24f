import * as contract from '#contract/price-lists.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changePriceList, createPriceList, endPriceList, getPriceList, listPriceLists, removePriceList } from './manage.ts'
import { listRows, setRows } from './rows.ts'

/** The endpoints with which staff manage price lists. */
export const priceListRoutes = (): BoundEndpoint[] => [
  reads(contract.listPriceLists, (db, input, { now }) => listPriceLists(db, input, now)),
  reads(contract.getPriceList, (db, { id }, { now }) => getPriceList(db, id, now)),
  writes(contract.createPriceList, (tx, input, { now }) => createPriceList(tx, input, now)),
  writes(contract.changePriceList, (tx, { id, ...input }, { now }) => changePriceList(tx, id, input, now)),
  writes(contract.endPriceList, (tx, { id }, { now }) => endPriceList(tx, id, now)),
  writes(contract.removePriceList, async (tx, { id }, { now }) => {
    await removePriceList(tx, id, now)
    return {}
  }),
  reads(contract.listPriceListRows, listRows),
  writes(contract.setPriceListRows, (tx, input, { now }) => setRows(tx, input, now)),
]
