import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/api.ts'
import type { CategoryNode } from '#contract/catalogue.ts'
import { urls } from '#contract/urls.ts'

interface Site {
  origin: string
  name: string
  call: Call
}

const icons = join(import.meta.dirname, 'icons')
const aDay = 'public, max-age=86400'

/** What browsers and search engines ask for at fixed addresses: icons, the manifest, robots.txt and a sitemap. */
export function registerSiteFiles(app: FastifyInstance, { origin, name, call }: Site): void {
  for (const [path, type] of iconFiles)
    app.get(`/${path}`, async (_, reply) =>
      reply
        .header('Cache-Control', aDay)
        .type(type)
        .send(await readFile(join(icons, path))),
    )
  app.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .header('Cache-Control', aDay)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(name))),
  )
  app.get('/robots.txt', async (_, reply) => reply.header('Cache-Control', aDay).type('text/plain; charset=utf-8').send(robotsOf(origin)))
  app.get('/sitemap.xml', async (_, reply) => {
    const { categories } = await call('GET /categories', {})
    return reply.header('Cache-Control', 'public, max-age=3600').type('application/xml').send(sitemapOf(origin, categories))
  })
}

const iconFiles = [
  ['favicon.ico', 'image/x-icon'],
  ['apple-touch-icon.png', 'image/png'],
  ['icon-192.png', 'image/png'],
  ['icon-512.png', 'image/png'],
] as const

const manifestOf = (name: string) => ({
  name,
  short_name: name,
  start_url: urls.market(),
  display: 'standalone',
  background_color: '#f6f4ef',
  theme_color: '#f6f4ef',
  icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
})

/** Pages that are a person's own, or the same again: nothing to find there. */
const unlisted = [
  '/api/',
  '/account/',
  '/cart',
  '/checkout',
  '/compare',
  '/myAccount',
  '/order/',
  '/payment-success',
  '/search',
  '/wishlist',
]

const robotsOf = (origin: string): string =>
  ['User-agent: *', ...unlisted.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

function sitemapOf(origin: string, categories: CategoryNode[]): string {
  const paths = [urls.market(), urls.collection(), ...slugsOf(categories).map((slug) => urls.collection(slug))]
  const entries = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
}

const slugsOf = (nodes: CategoryNode[]): string[] => nodes.flatMap(({ slug, children }) => [slug, ...slugsOf(children)])
