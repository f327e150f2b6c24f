import { z } from 'zod'
import { csvFile, listInputs, listOutput } from './admin/list.ts'
import { endpoint } from './endpoint.ts'
import { id, text, time } from './fields.ts'

const tag = 'Redirects (staff)'
const auth = { staff: 'content:write' } as const
const pathMax = 600

/** A path without a page, and its target. */
export const redirect = z.object({ id, from: z.string(), to: z.string(), createdAt: time }).meta({ id: 'Redirect' })
export type Redirect = z.infer<typeof redirect>

const inputs = listInputs(['created'], {})

export const listRedirects = endpoint({
  id: 'listRedirects',
  route: 'GET /admin/redirects',
  tag,
  auth,
  summary: 'List the redirects, newest first; `q` is a part of a path',
  input: inputs.page,
  output: listOutput(redirect),
  refusals: [],
})
export const exportRedirects = endpoint({
  id: 'exportRedirects',
  route: 'GET /admin/redirects/export',
  tag,
  auth,
  audited: true,
  summary: "Export the redirects that match the filter as CSV, in Shopify's format",
  input: inputs.all,
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'redirects.csv',
  refusals: [],
})
export const addRedirect = endpoint({
  id: 'addRedirect',
  route: 'POST /admin/redirects',
  tag,
  auth,
  status: 201,
  summary: 'Redirect a path that has no page to another path of the shop; a chain is shortened to its final target',
  input: z.strictObject({ from: text(1, pathMax), to: text(1, pathMax) }),
  output: redirect,
  refusals: ['REDIRECT_LEADS_BACK'],
})
export const removeRedirect = endpoint({
  id: 'removeRedirect',
  route: 'DELETE /admin/redirects/:id',
  tag,
  auth,
  summary: 'Remove a redirect',
  input: z.object({ id }),
  output: z.object({ id }),
  refusals: [],
})
