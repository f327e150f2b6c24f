import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderedPage, RenderPage } from '#contract/rendered-page.ts'
import type { Shop } from '#contract/shop.ts'
import { urls } from '#contract/urls.ts'
import { assetsFor, type Manifest } from './lib/assets.ts'
import { setTransport, type Transport } from './lib/call.ts'
import { inLatin1 } from './lib/in-latin1.ts'
import { jsonInScript } from './lib/json-in-script.ts'
import { enableFragmentCache } from './lib/cached-fragment.tsx'
import { mark, replaceMarks } from './lib/fragment-marks.ts'
import { earlyClickScript } from './lib/early-clicks.ts'
import { setLabels } from './lib/labels.ts'
import { setPathPrefix } from './lib/locale-path.ts'
import { statusOf } from './lib/errors.ts'
import { type Loaded, runLoaders } from './lib/router/load.ts'
import { createMatcher } from './lib/router/match.ts'
import { Redirect } from './lib/router/outcome.ts'
import { StaticRouter } from './lib/router/provider.tsx'
import { resolveLazy } from './lib/router/route.ts'
import type { RouterState } from './lib/router/router.ts'
import { createRowTemplates } from './lib/row-templates.ts'
import { enableRowTemplates } from './lib/rows.tsx'
import { loadAllText } from './lib/text.ts'
import { closedBarScript } from './lib/bar-script.ts'
import { signedInScript } from './lib/signed-in-script.ts'
import { visitSourceScript } from './lib/source-script.ts'
import { currencyScript } from './lib/currency-script.ts'
import { type Start, startScript } from './lib/start-script.ts'
import { themeScript } from './lib/theme.ts'
import type { RootData } from './lib/root-data.ts'
import { type FrameHandle, type PageHandle, routes } from './routes.tsx'

/** The inline script of every page; the content security policy allows it by its hash. */
export const inlineScript = `${themeScript};${signedInScript};${earlyClickScript};${visitSourceScript};${startScript}`

/** Also used alone, in the offline page. */
export { themeScript } from './lib/theme.ts'
/** Only in pages with a bar that can be closed. */
export { closedBarScript } from './lib/bar-script.ts'
/** Only in pages of shops with several currencies. */
export { currencyScript } from './lib/currency-script.ts'

interface RendererOptions {
  transport: Transport
  /** Null in development, where the browser loads the sources. */
  manifest: Manifest | null
  /** Awaited before each render, which blocks the event loop for about a millisecond. */
  turn?: () => Promise<void>
}

/** For tests of what the built pages load. */
export { routes } from './routes.tsx'
const matchesOf = createMatcher(routes)

/** Whether a page matches the path. */
export const hasPage = (path: string): boolean => {
  const route = matchesOf(path).at(-1)?.route
  return route !== undefined && route.path !== '*'
}

/** Renders whole documents. */
export async function createRenderer({ transport, manifest, turn }: RendererOptions): Promise<RenderPage> {
  setTransport(transport)
  await loadAllText()
  enableFragmentCache(manifest ? { render: renderFragment, mark } : undefined)
  enableRowTemplates(manifest ? createRowTemplates(renderFragment) : undefined)
  return async ({ prefix = '', before, ...request }) => {
    const { url } = request
    const { pathname, search } = new URL(url)
    const matches = matchesOf(pathname)
    await resolveLazy(matches)
    const loaded = await runLoaders(matches, { ...request, prefix })
    if (loaded instanceof Redirect) return redirectOf(loaded, prefix)
    const handle = matches.at(-1)?.route.handle as PageHandle | undefined
    const status = statusFrom(loaded)
    const isCompared = comparedPages.has(pathname) && status === 200
    const data = jsonInScript({ loaderData: loaded.loaderData, errors: plainErrors(loaded.errors) })
    if (isCompared && before && isSame(before, data)) return { status, html: [], cacheable: true, data, isSame: true }
    await turn?.()
    const state = { ...loaded, matches, location: { pathname, search, hash: '', state: null, key: '' } }
    setPathPrefix(prefix)
    setLabels((loaded.loaderData['root'] as Partial<RootData> | undefined)?.shop?.labels)
    const body = replaceMarks(() => renderToString(<StaticRouter state={state} />))
    const html = assemble({ body, data, state, handle, manifest })
    return { status, html, cacheable: status === 200 && handle?.cacheable === true, ...(isCompared && { data }) }
  }
}

/** Pages invalidated by most catalogue changes, although few change their content: their data is kept to compare it next time. */
const comparedPages: ReadonlySet<string> = new Set([urls.market()])

/** The browser renders the page from this data alone, so equal data means an equal page. */
const isSame = (before: readonly string[], data: readonly string[]): boolean =>
  before.length === data.length && data.every((piece, at) => piece === before[at])

/** React emits preloads for a render's first pictures. In a fragment they would be in the middle of the page, next to the picture. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/**
 * React returns a rope of thousands of small strings, which each page with the fragment would flatten again, and which takes five times
 * the memory. So it's copied into one flat string, with one byte per character where possible.
 */
function renderFragment(fragment: ReactNode): string {
  return Buffer.from(inLatin1(replaceMarks(() => renderToString(fragment).replace(preloads, '')).join(''))).toString()
}

function redirectOf({ location, status }: Redirect, prefix: string): RenderedPage {
  return { status, html: [], redirect: location.startsWith('/') ? prefix + location : location, cacheable: false }
}

function statusFrom({ errors, status = 200 }: Loaded): number {
  const [error] = Object.values(errors ?? {})
  return error === undefined ? status : statusOf(error)
}

const bodyEnd = '</body></html>'

interface Pieces {
  body: string[]
  data: string[]
  state: RouterState
  handle: PageHandle | undefined
  manifest: Manifest | null
}

/** Adds to React's document what isn't rendered by React: the inline script, the assets, and the data for hydration. */
function assemble({ body, data, state, handle, manifest }: Pieces): string[] {
  const { shop, rendered } = (state.loaderData.root ?? {}) as Partial<RootData>
  const { attributes, tags, own } = assetsFor(
    handle && { ...handle, start: startOf(state) ?? handle.start },
    frameOf(state),
    shop?.locale ?? 'en',
    manifest,
  )
  const bar = rendered?.bars?.find(({ on }) => state.location.pathname.match(on))?.id
  const close = bar === undefined ? '' : `<script data-bar="${bar}">${closedBarScript}</script>`
  const head = `<script${attributes}>${inlineScript}</script>${close}${shop?.currencies ? currencyTag(shop) : ''}${tags}`
  const [first = '', ...more] = body
  const headEnd = first.indexOf('</head>')
  const pieces = ['<!doctype html>', first.slice(0, headEnd), head, first.slice(headEnd), ...more]
  const last = pieces.pop()!.slice(0, -bodyEnd.length)
  pieces.push(last, `<script type="application/json" id="data"${own}>`, ...data, '</script>', bodyEnd)
  return pieces
}

/** The rates are attributes of the tag, because the content security policy allows the script by its hash. */
function currencyTag({ currency: { name, language, style }, currencies }: Shop): string {
  const others = JSON.stringify(currencies).replaceAll('"', '&quot;')
  return `<script data-own="${name}" data-locale="${language}-${style}" data-others="${others}">${currencyScript}</script>`
}

/** A page's data can override when its scripts start. */
const startOf = ({ matches, loaderData }: RouterState): Start | undefined =>
  (loaderData[matches.at(-1)?.route.id ?? ''] as { start?: Start } | undefined)?.start

function frameOf({ matches }: RouterState): string {
  const handles = matches.map(({ route }) => route.handle as Partial<FrameHandle> | undefined)
  return handles.find((handle) => handle?.frame)?.frame ?? ''
}

/** Errors as the browser gets them: only the status, no internals. */
function plainErrors(errors: Loaded['errors']): object | null {
  if (!errors) return null
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, { status: statusOf(error) }]))
}
