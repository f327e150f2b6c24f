import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuse } from '#contract/refuse.ts'
import type { AppContext } from '#server/http/context.ts'
import type { CatalogueCache } from './cache.ts'
import { drawing } from './drawings/drawing.ts'

const drawingQuery = z.object({
  theme: z.enum(['light', 'dark']).catch('light'),
  units: z.enum(['metric', 'imperial']).catch('metric'),
  variant: z.string().catch(''),
})
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)

/** The policy keeps the SVG from running scripts, even in a tab of its own. Measures rarely change, so it's cached. */
const headers = {
  'Content-Type': 'image/svg+xml',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=3600',
}

/** Serves size drawings at /drawings/<product's page name>.svg, by theme, units and variant. Answers 404 if a product has no measures. */
export function registerDrawings(app: FastifyInstance, { database, clock }: AppContext, cache: CatalogueCache): void {
  app.get<{ Params: { name: string } }>('/drawings/:name', async ({ params: { name }, query }, reply) => {
    const found = name.endsWith('.svg') ? slug.safeParse(name.slice(0, -4)) : undefined
    if (!found?.success) throw refuse('NOT_FOUND')
    const product = (await cache.pages.bySlug(database.db, found.data, clock()))?.value
    if (!product?.dimensions) throw refuse('NOT_FOUND')
    const { theme, units, variant } = drawingQuery.parse(query)
    const options = product.variants.find(({ id }) => id === variant)?.options ?? {}
    return reply.headers(headers).send(drawing({ brand: product.brand.name, dimensions: product.dimensions, options }, theme, units))
  })
}
