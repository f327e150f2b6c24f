import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { prefixOf, type Locale } from '#contract/locales.ts'
import type { Config } from '#server/config.ts'
import { documentPolicy } from '#server/http/headers.ts'
import { markup, Markup } from '#server/text/markup.ts'
import { translator } from '#server/text/text.ts'

interface Settings extends Pick<Config, 'shop'> {
  locales: readonly Locale[]
  /** Sets the chosen theme, or else the system's, before the page is painted. */
  themeScript: string
}

/** The service worker inserts the visited pages here (web/lib/offline). */
const seenPagesPlaceholder = new Markup('<!--seen-->')
/** The service worker may load what pages load, and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Serves what makes the shop installable: the service worker, and its offline page in each language. */
export function registerOffline(app: FastifyInstance, client: string, { shop, locales, themeScript }: Settings): void {
  const file = join(client, 'service-worker.js')
  // In development Vite serves the sources, so there's no service worker.
  if (!existsSync(file)) return
  const styles = stylesOf(client)
  const pages = locales.map((locale) => {
    const html = offlinePage(shop.name, locale, { prefix: prefixOf(locale, locales), styles, themeScript })
    return { url: `${prefixOf(locale, locales)}/offline`, html, revision: createHash('sha256').update(html).digest('hex').slice(0, 12) }
  })
  const listed = JSON.stringify(pages.map(({ url, revision }) => ({ url, revision })))
  const worker = `const offlinePages=${listed};\n${readFileSync(file, 'utf8')}`
  const policy = documentPolicy({ scripts: [themeScript] })
  app.get('/service-worker.js', (_, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': workerPolicy })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  )
  for (const { url, html } of pages)
    app.get(url, (_, reply) =>
      reply
        .headers({ 'Cache-Control': 'public, max-age=60', 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(html),
    )
}

function stylesOf(client: string): string[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, { css?: string[] }>
  return manifest['web/entry.client.tsx']?.css ?? []
}

interface Parts {
  prefix: string
  styles: string[]
  themeScript: string
}

function offlinePage(name: string, locale: Locale, { prefix, styles, themeScript }: Parts): string {
  const t = translator(locale)
  return markup`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><script>${new Markup(themeScript)}</script><title>${t('offline.title')} · ${name}</title><link rel="icon" href="/favicon.ico">${styles.map((file) => markup`<link rel="stylesheet" href="/${file}">`)}</head>
<body><header class="border-b border-line bg-ground"><div class="wrap flex min-h-16 items-center"><a href="${prefix}/market" class="display inline-flex min-h-11 items-center text-lg uppercase">${name}</a></div></header>
<main id="content" class="wrap pt-10 md:pt-16"><h1 class="display text-3xl text-balance">${t('offline.title')}</h1><p class="mt-5 max-w-[34em] text-lg text-quiet">${t('offline.text')}</p>
<p class="mt-6"><a href="" class="inline-flex min-h-11 items-center font-medium underline underline-offset-4">${t('offline.again')}</a></p>
<nav aria-label="${t('offline.seen')}" class="mt-10"><h2 class="display text-xl">${t('offline.seen')}</h2><ul class="prose mt-2">${seenPagesPlaceholder}</ul></nav></main></body></html>`
    .html
}
