import * as contract from '#contract/staff-categories.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { addBrand, editBrand, oneBrand, removeBrand, staffBrands } from './brands.ts'
import { addCategory, editCategory, putCategory, removeCategory, staffCategories } from './categories.ts'

/** The endpoints with which staff edit categories and brands. */
export const categoryRoutes = (): BoundEndpoint[] => [
  reads(contract.listStaffCategories, async (db) => ({ categories: await staffCategories(db) })),
  writes(contract.createCategory, (tx, input, { now }) => addCategory(tx, input, now)),
  writes(contract.changeCategory, (tx, input, { now }) => editCategory(tx, input, now)),
  writes(contract.moveCategory, async (tx, input, { now }) => ({ categories: await putCategory(tx, input, now) })),
  writes(contract.deleteCategory, async (tx, { id }, { now }) => {
    await removeCategory(tx, id, now)
    return {}
  }),
  reads(contract.listStaffBrands, async (db) => ({ brands: await staffBrands(db) })),
  reads(contract.getBrand, (db, { id }) => oneBrand(db, id)),
  writes(contract.createBrand, (tx, input, { now }) => addBrand(tx, input, now)),
  writes(contract.changeBrand, (tx, input, { now }) => editBrand(tx, input, now)),
  writes(contract.deleteBrand, async (tx, { id }, { now }) => {
    await removeBrand(tx, id, now)
    return {}
  }),
]
