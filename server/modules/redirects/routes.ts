import * as contract from '#contract/redirects.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { addRedirect, exportRedirects, listRedirects, removeRedirect } from './redirects.ts'

/** The staff endpoints for redirects. */
export const redirectRoutes = (): BoundEndpoint[] => [
  reads(contract.listRedirects, (db, input) => listRedirects(db, input)),
  reads(contract.exportRedirects, (db, input) => exportRedirects(db, input)),
  writes(contract.addRedirect, (tx, input, { config, now }) => addRedirect(tx, input, { origin: config.origin, now })),
  writes(contract.removeRedirect, (tx, input) => removeRedirect(tx, input)),
]
