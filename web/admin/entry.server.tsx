import { renderToString } from 'react-dom/server'
import { type Manifest, tagsFor } from '#web/lib/assets.ts'
import { call, setTransport, type Transport } from '#web/lib/call.ts'
import { jsonInScript } from '#web/lib/json-in-script.ts'
import type { RootData } from '#web/lib/root-data.ts'
import { createMatcher } from '#web/lib/router/match.ts'
import { StaticRouter } from '#web/lib/router/provider.tsx'
import { loadAllText } from '#web/lib/text.ts'
import { themeScript } from '#web/lib/theme.ts'
import { renderLogo } from '#web/layout/render-logo.ts'
import type { ScreenHandle } from './frame/screen-handle.ts'
import { routes } from './routes.tsx'
import './text/texts.ts'

/** The only inline script of the document. */
export const inlineScript = themeScript

interface RendererOptions {
  transport: Transport
  /** Null in development, where the browser loads the sources. */
  manifest: Manifest | null
}
type Render = (request: { url: string }) => Promise<{ status: number; html: string[]; cacheable: false }>

const entry = 'web/admin/entry.client.tsx'
const development = `<link rel="stylesheet" href="/web/admin/admin.css"><script type="module" src="/${entry}"></script>`
const bodyEnd = '</body></html>'

/**
 * Renders the frame of the back office, anonymous and without data: the browser requests data with its stored token. The screen's
 * code isn't run here, only named, so that the browser fetches it along with the frame's.
 */
export async function createRenderer({ transport, manifest }: RendererOptions): Promise<Render> {
  setTransport(transport)
  await loadAllText()
  const matchesOf = createMatcher(routes)
  return async ({ url }) => {
    const { origin, pathname, search } = new URL(url)
    const { logo, ...shop } = await call('GET /public/shop', {})
    const matches = matchesOf(pathname)
    const handle = matches.at(-1)?.route.handle as ScreenHandle | undefined
    const root: RootData = { shop, origin, nav: [], ...(logo && { rendered: { logo: renderLogo(logo, shop.name) } }) }
    const loaderData = { root }
    const location = { pathname, search, hash: '', state: null, key: '' }
    const body = renderToString(<StaticRouter state={{ loaderData, errors: null, matches, location }} />)
    const texts = ['common', 'admin', ...(handle?.groups ?? [])].map((group) => textFile(shop.locale, group))
    const tags = manifest ? tagsFor(entry, [...(handle ? [handle.file] : []), ...texts], manifest) : development
    const headEnd = body.indexOf('</head>')
    const html = [
      '<!doctype html>',
      body.slice(0, headEnd),
      `<script>${inlineScript}</script>`,
      tags,
      body.slice(headEnd, -bodyEnd.length),
      '<script type="application/json" id="data">',
      ...jsonInScript({ loaderData }),
      '</script>',
      bodyEnd,
    ]
    return { status: handle ? 200 : 404, html, cacheable: false }
  }
}

/** Text groups shared with the shop are in the shop's folder. */
const textFile = (locale: string, group: string): string => `web/${group.startsWith('admin') ? 'admin/' : ''}text/${locale}/${group}.json`
