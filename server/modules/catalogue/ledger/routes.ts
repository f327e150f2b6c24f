import * as contract from '#contract/stock.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changeLevels } from './ledger.ts'
import { stockList, stockMovements } from './list.ts'
import { addStockLocation, renameStockLocation, removeStockLocation, stockLocations } from './locations.ts'

/** The endpoints with which staff view and change stock. */
export const ledgerRoutes = (): BoundEndpoint[] => [
  reads(contract.listStock, (db, input, { now }) => stockList(db, input, now)),
  writes(contract.changeStock, (tx, input, { caller, now }) => changeLevels(tx, input, caller.userId, now)),
  reads(contract.listStockMovements, (db, input) => stockMovements(db, input)),
  reads(contract.listStockPlaces, async (db) => ({ places: await stockLocations(db) })),
  writes(contract.createStockPlace, (tx, { name }, { now }) => addStockLocation(tx, name, now)),
  writes(contract.renameStockPlace, (tx, input) => renameStockLocation(tx, input)),
  writes(contract.removeStockPlace, async (tx, { id }, context) => {
    await removeStockLocation(tx, id, context)
    return {}
  }),
]
