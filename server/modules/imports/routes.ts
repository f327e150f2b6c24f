import * as contract from '#contract/imports.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { exportFile } from './export.ts'
import { beginJob, importedProducts, importList, oneImport, takeFile } from './imports.ts'

/** The calls with which staff import and export products. */
export const importRoutes = (): BoundEndpoint[] => [
  writes(contract.startImport, (tx, { fileName }, context) => takeFile(tx, fileName, context)),
  reads(contract.listImports, (db, input) => importList(db, input)),
  reads(contract.getImport, (db, input) => oneImport(db, input)),
  reads(contract.listImportedProducts, (db, input) => importedProducts(db, input)),
  writes(contract.runImport, (tx, { id }, { now }) => beginJob(tx, id, 'run', now)),
  writes(contract.undoImport, (tx, { id }, { now }) => beginJob(tx, id, 'undo', now)),
  reads(contract.exportProducts, (db, input, { config, now }) => exportFile(db, input, { origin: config.origin, now })),
]
