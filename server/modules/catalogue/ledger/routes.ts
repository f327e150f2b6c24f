import * as contract from '#contract/stock.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changeLevels } from './ledger.ts'
import { stockList, stockMovements } from './list.ts'
import { addPlace, changePlaceName, removePlace, stockPlaces } from './places.ts'

/** The endpoints with which staff view and change stock. */
export const ledgerRoutes = (): BoundEndpoint[] => [
  reads(contract.listStock, (db, input, { now }) => stockList(db, input, now)),
  writes(contract.changeStock, (tx, input, { caller, now }) => changeLevels(tx, input, caller.userId, now)),
  reads(contract.listStockMovements, (db, input) => stockMovements(db, input)),
  reads(contract.listStockPlaces, async (db) => ({ places: await stockPlaces(db) })),
  writes(contract.createStockPlace, (tx, { name }, { now }) => addPlace(tx, name, now)),
  writes(contract.renameStockPlace, (tx, input) => changePlaceName(tx, input)),
  writes(contract.removeStockPlace, async (tx, { id }, context) => {
    await removePlace(tx, id, context)
    return {}
  }),
]
