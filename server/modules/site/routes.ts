import * as contract from '#contract/admin/site.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { mailTemplateRoutes } from './mail-routes.ts'
import { listParts, partVersions, readPart, resetPart, savePart } from './save-part.ts'
import { publicSiteRoutes } from './public-routes.ts'
import type { SiteParts } from './site-parts.ts'

/** The staff endpoints for the parts of the site. */
export const siteRoutes = (config: Config, parts: SiteParts): BoundEndpoint[] => [
  reads(contract.listSiteParts, async (_, { kind }) => ({ parts: listParts(parts, kind) })),
  reads(contract.getSitePart, readPart),
  writes(contract.saveSitePart, savePart),
  writes(contract.resetSitePart, resetPart),
  reads(contract.listSitePartVersions, partVersions),
  ...mailTemplateRoutes(config, parts),
  ...publicSiteRoutes(parts),
]
