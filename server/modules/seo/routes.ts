import { listMissingPages } from '#contract/seo.ts'
import { dayMs } from '#contract/time.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import { mostMissing } from './queries.ts'

/** The endpoints for staff who manage redirects and missing pages. */
export const seoRoutes = (): BoundEndpoint[] => [
  reads(listMissingPages, async (db, { days, limit }, { now }) => {
    const from = new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)
    const rows = await mostMissing.all(db, { from, limit })
    return { pages: rows.map(({ last_day: lastDay, ...page }) => ({ ...page, lastDay })) }
  }),
]
