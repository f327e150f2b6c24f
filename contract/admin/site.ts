import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, queryInt, time, versionNumber } from '../fields.ts'
import { siteDocument, siteKinds } from '../site/documents.ts'

const tag = 'Site (staff)'
const auth = { staff: 'content:write' } as const
const kind = z.enum(siteKinds)
const name = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/)
const key = { kind, name }

export const sitePart = z
  .object({
    ...key,
    /** Incremented on each save; 0: never saved. */
    version: z.int(),
    /** Null if the shop's default is shown. */
    document: siteDocument.nullable(),
    changedAt: time.nullable(),
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'SitePart' })
export type SitePart = z.infer<typeof sitePart>

export const listSiteParts = endpoint({
  id: 'listSiteParts',
  route: 'GET /admin/site/:kind',
  tag,
  auth,
  summary: 'List the saved parts of the site of one kind: mails, menus, banners, the front page, size guides',
  input: z.object({ kind }),
  output: z.object({ parts: z.array(sitePart) }),
  refusals: [],
})
export const getSitePart = endpoint({
  id: 'getSitePart',
  route: 'GET /admin/site/:kind/:name',
  tag,
  auth,
  summary: 'Get a part of the site for editing; without a document, the default is shown',
  input: z.object(key),
  output: sitePart,
  refusals: [],
})
export const saveSitePart = endpoint({
  id: 'saveSitePart',
  route: 'PUT /admin/site/:kind/:name',
  tag,
  auth,
  summary: 'Save a part of the site; every process shows it within a second. `version` is the one that was read',
  input: z.strictObject({ ...key, version: versionNumber, document: siteDocument }),
  output: sitePart,
  refusals: ['NOT_FOUND', 'TEXT_WAS_CHANGED', 'TOO_MANY_SITE_PARTS'],
})
export const resetSitePart = endpoint({
  id: 'resetSitePart',
  route: 'DELETE /admin/site/:kind/:name',
  tag,
  auth,
  summary: 'Reset a part of the site to the default; its versions stay',
  input: z.object(key),
  output: sitePart,
  refusals: ['NOT_FOUND'],
})
export const sitePartVersion = z
  .object({ id, version: z.int(), at: time, by: z.string().nullable(), document: siteDocument.nullable() })
  .meta({ id: 'SitePartVersion' })
export type SitePartVersion = z.infer<typeof sitePartVersion>
export const listSitePartVersions = endpoint({
  id: 'listSitePartVersions',
  route: 'GET /admin/site/:kind/:name/versions',
  tag,
  auth,
  summary: 'List the last versions of a part of the site, newest first; one without a document is a reset to the default',
  input: z.object({ ...key, limit: queryInt(1, 50).default(20) }),
  output: z.object({ versions: z.array(sitePartVersion) }),
  refusals: [],
})
