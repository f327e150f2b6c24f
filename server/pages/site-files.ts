import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { urls } from '#contract/urls.ts'

const icons = join(import.meta.dirname, 'icons')
const aDay = 'public, max-age=86400'

/** Serves what browsers request at fixed URLs: icons and the manifest. */
export function registerSiteFiles(app: FastifyInstance, shop: { name: string }): void {
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
      .send(JSON.stringify(manifestOf(shop.name))),
  )
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
