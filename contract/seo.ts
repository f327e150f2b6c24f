import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, limit, queryInt } from './fields.ts'
import { limits } from './limits.ts'

export const listMissingPages = endpoint({
  id: 'listMissingPages',
  route: 'GET /admin/not-found',
  tag: 'Shop',
  auth: { staff: 'content:write' },
  summary: "List the pages that visitors asked for most in the last days, but that don't exist and aren't redirected",
  input: z.object({ days: queryInt(1, limits.missingPages.days).default(limits.missingPages.days), limit }),
  output: z.object({ pages: z.array(z.object({ path: z.string(), times: z.int(), lastDay: day, referrer: z.string() })) }),
  refusals: [],
})
