import { exportTranslations as exportTranslationsContract } from '#contract/admin/translations.ts'
import { getImportColumns, mapImportColumns } from '#contract/import-columns.ts'
import * as contract from '#contract/imports.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { importColumnsOf, mapColumns } from './columns.ts'
import { exportFile } from './export.ts'
import { failedPictures, retryPictures } from './failed-pictures.ts'
import { exportPrices, exportStock } from './export-variants.ts'
import { exportTranslations } from './export-translations.ts'
import { beginJob, continueJob, importedRows, importList, oneImport, acceptFile } from './imports.ts'

/** The endpoints with which staff import and export files. */
export const importRoutes = (): BoundEndpoint[] => [
  writes(contract.startImport, (tx, input, context) => acceptFile(tx, input, context)),
  reads(contract.listImports, importList),
  reads(contract.getImport, oneImport),
  reads(contract.listImportedRows, (db, input, { caller }) => importedRows(db, input, caller)),
  reads(getImportColumns, importColumnsOf),
  writes(mapImportColumns, mapColumns),
  writes(contract.runImport, (tx, { id, outdated }, context) => beginJob(tx, id, 'run', context, outdated)),
  writes(contract.undoImport, (tx, { id }, context) => beginJob(tx, id, 'undo', context)),
  writes(contract.continueImport, continueJob),
  reads(contract.listFailedPictures, failedPictures),
  writes(contract.retryImportPictures, retryPictures),
  reads(contract.exportPrices, (db, input, { now }) => exportPrices(db, input, now)),
  reads(exportTranslationsContract, exportTranslations),
  reads(contract.exportStock, (db, input, { now }) => exportStock(db, input, now)),
  reads(contract.exportProducts, (db, input, { config, now }) => exportFile(db, input, { origin: config.origin, now })),
]
