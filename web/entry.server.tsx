import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type StaticHandler, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { assetsFor, type Manifest } from './lib/assets.ts'
import { setTransport, type Transport } from './lib/call.ts'
import { jsonInScript } from './lib/json-in-script.ts'
import { enableFragmentCache } from './lib/cached-fragment.tsx'
import { mark, replaceMarks } from './lib/fragment-marks.ts'
import { earlyClickScript } from './lib/early-clicks.ts'
import { statusOf } from './lib/errors.ts'
import { narrowedRoutes, wordOf } from './narrowed-routes.ts'
import { createRowTemplates } from './lib/row-templates.ts'
import { enableRowTemplates } from './lib/rows.tsx'
import { loadAllText } from './lib/text.ts'
import { startScript } from './lib/start-script.ts'
import { themeScript } from './lib/theme.ts'
import type { RootData } from './lib/root-data.ts'
import { type FrameHandle, type PageHandle, routes } from './routes.tsx'

/** The only script that stands in a page itself; the content security policy allows it by its hash. */
export const inlineScript = `${themeScript};${earlyClickScript};${startScript}`

export interface Rendered {
  status: number
  /** In pieces: joining them first would copy each page twice. */
  html: string[]
  redirect?: string
  cacheable: boolean
}
export type Render = (request: { url: string }) => Promise<Rendered>

/** Renders whole documents. `url` is absolute; without a manifest (development) the browser loads the sources. */
export async function createRenderer({ transport, manifest }: { transport: Transport; manifest: Manifest | null }): Promise<Render> {
  setTransport(transport)
  await loadAllText()
  enableFragmentCache(manifest ? { render: renderFragment, mark } : undefined)
  enableRowTemplates(manifest ? createRowTemplates(renderFragment) : undefined)
  const handlerOf = createHandlers()
  return async ({ url }) => {
    const handler = handlerOf(new URL(url).pathname)
    const context = await handler.query(new Request(url))
    if (context instanceof Response) return redirectOf(context)
    const router = createStaticRouter(handler.dataRoutes, context)
    const status = statusFrom(context)
    const body = replaceMarks(() => renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />))
    const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined
    return { status, html: assemble(body, context, handle, manifest), cacheable: status === 200 && handle?.cacheable === true }
  }
}

/** The router for a path: one with the few routes that its first word can match, or else the one with all. */
function createHandlers(): (path: string) => StaticHandler {
  const all = createStaticHandler(routes)
  const narrowed = new Map([...narrowedRoutes(all.dataRoutes)].map(([word, few]) => [word, createStaticHandler(few)]))
  return (path) => narrowed.get(wordOf(path)) ?? all
}

/** React puts preloads before pictures that come first; of a fragment they'd stand in the page's middle, right before the picture itself. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/**
 * React returns a chain of thousands of small strings. Every page with the fragment would join them again, and they take five times
 * the memory: they're copied into one.
 */
function renderFragment(fragment: ReactNode): string {
  return Buffer.from(replaceMarks(() => renderToString(fragment).replace(preloads, '')).join('')).toString()
}

function redirectOf({ status, headers }: Response): Rendered {
  return { status, html: [], redirect: headers.get('location') ?? '/', cacheable: false }
}

function statusFrom({ errors, statusCode }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {})
  return error === undefined ? statusCode : statusOf(error)
}

const bodyEnd = '</body></html>'

/** Puts into React's document what is not React's: the inline script, the assets, the data to start from. */
function assemble(body: string[], context: StaticHandlerContext, handle: PageHandle | undefined, manifest: Manifest | null): string[] {
  const { shop } = (context.loaderData.root ?? {}) as Partial<RootData>
  const { attributes, tags } = assetsFor(handle, frameOf(context), shop?.locale ?? 'en', manifest)
  const head = `<script${attributes}>${inlineScript}</script>${tags}`
  const data = `{"loaderData":${jsonInScript(context.loaderData)},"errors":${jsonInScript(plainErrors(context.errors))}}`
  const [first = '', ...more] = body
  const headEnd = first.indexOf('</head>')
  const pieces = ['<!doctype html>', first.slice(0, headEnd), head, first.slice(headEnd), ...more]
  const last = pieces.pop()!.slice(0, -bodyEnd.length)
  pieces.push(last, '<script type="application/json" id="data">', data, '</script>', bodyEnd)
  return pieces
}

function frameOf({ matches }: StaticHandlerContext): string {
  const handles = matches.map(({ route }) => route.handle as Partial<FrameHandle> | undefined)
  return handles.find((handle) => handle?.frame)?.frame ?? ''
}

/** Errors as the browser's router knows them again; nothing of what went wrong inside is told. */
function plainErrors(errors: StaticHandlerContext['errors']): object | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, { status: statusOf(error), statusText: '', data: null, internal: true }]),
  )
}
