import * as contract from '#contract/product-editor.ts'
import { type BoundEndpoint, reads, withAuditEntry, writes } from '#server/http/bind.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { fieldErrorsIn } from '#server/text/field-errors.ts'
import { changeMany } from './bulk.ts'
import { presentProduct } from './document.ts'
import { duplicate } from './duplicate.ts'
import { staffProducts } from './list.ts'
import { addProduct, editRow, saveFields } from './editor.ts'
import { trashProducts, untrashProduct } from './trash.ts'
import { productVersions, restoreVersion } from './versions.ts'

const savedBy = ({ caller, now }: SignedInContext) => ({ userId: caller.userId, now })

/** The endpoints with which staff edit products. */
export const editorRoutes = (): BoundEndpoint[] => [
  reads(contract.listStaffProducts, (db, input) => staffProducts(db, input)),
  reads(contract.getEditedProduct, async (db, { id }, { now }) => presentProduct(await editRow(db, id, now))),
  writes(contract.createProduct, async (tx, fields, context) => presentProduct(await addProduct(tx, fields, savedBy(context)))),
  writes(contract.changeProduct, async (tx, { id, version, ...fields }, context) =>
    presentProduct(await saveFields(tx, { id, version }, fields, savedBy(context))),
  ),
  withAuditEntry(contract.changeProducts, async (database, { rows }, context, record) => {
    const { results } = await changeMany(database, rows, savedBy(context), record)
    const { locale } = context.config.shop
    return { results: results.map((one) => ({ ...one, errors: fieldErrorsIn(locale, one.errors) })) }
  }),
  writes(contract.duplicateProduct, async (tx, { id }, context) => presentProduct(await duplicate(tx, id, savedBy(context)))),
  writes(contract.deleteProduct, async (tx, { id }, { now }) => {
    await trashProducts(tx, [id], now)
    return {}
  }),
  writes(contract.restoreProduct, async (tx, { id }, { now }) => {
    await untrashProduct(tx, id, now)
    return presentProduct(await editRow(tx, id, now))
  }),
  reads(contract.listProductVersions, (db, input) => productVersions(db, input)),
  writes(contract.restoreProductVersion, async (tx, input, context) => presentProduct(await restoreVersion(tx, input, savedBy(context)))),
]
