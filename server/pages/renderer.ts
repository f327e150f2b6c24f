import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/api.ts'
import type { RenderPage } from '#contract/rendered-page.ts'
import { documentPolicy } from '#server/http/headers.ts'
import { createTurnQueue } from './turn-queue.ts'

/** The exports of web/entry.server.tsx. Vite builds it, so only its shape is known here. */
interface Bundle {
  createRenderer: (parts: { transport: Call; manifest: object | null; turn?: () => Promise<void> }) => Promise<RenderPage>
  inlineScript: string
  /** Only the shop's bundle has these. */
  hasPage?: (path: string) => boolean
  themeScript?: string
  closedBarScript?: string
  currencyScript?: string
}

interface Renderer {
  render: RenderPage
  /** Whether a path belongs to a page, though perhaps to one whose content doesn't exist. */
  hasPage: (path: string) => boolean
  /** The back office's renderer, loaded on first use. */
  admin: () => Promise<AdminRenderer>
  /** The Content-Security-Policy of documents; null in development, where Vite injects its own scripts and styles. */
  policy: string | null
  /** The script that sets the theme on pages that aren't rendered here. */
  themeScript: string
}

interface AdminRenderer {
  render: RenderPage
  policy: string | null
}

/** Loads once; a failure isn't cached. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

const readManifest = (root: string, folder: string): object =>
  JSON.parse(readFileSync(join(root, 'dist', folder, '.vite/manifest.json'), 'utf8')) as object
const importBundle = async (root: string, name: string): Promise<Bundle> =>
  (await import(pathToFileURL(join(root, 'dist/server', name)).href)) as Bundle

/** The renderer of the built pages. */
export async function builtRenderer(root: string, call: Call): Promise<Renderer> {
  if (!existsSync(join(root, 'dist/server/entry.server.js'))) throw new Error('the pages are not built: run npm run build')
  const bundle = await importBundle(root, 'entry.server.js')
  const render = await bundle.createRenderer({ transport: call, manifest: readManifest(root, 'client'), turn: createTurnQueue() })
  const admin = once(async () => {
    const office = await importBundle(root, 'admin.server.js')
    const shown = await office.createRenderer({ transport: call, manifest: readManifest(root, 'admin') })
    return { render: shown, policy: documentPolicy({ scripts: [office.inlineScript] }) }
  })
  const { inlineScript, hasPage = () => false, closedBarScript, currencyScript, themeScript = '' } = bundle
  const scripts = [inlineScript, closedBarScript, currencyScript].filter((script) => script !== undefined)
  return { render, hasPage, admin, policy: documentPolicy({ scripts }), themeScript }
}

/** The renderer from sources through Vite: a saved file shows right away. */
export async function devRenderer(app: FastifyInstance, root: string, call: Call): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const rendering =
    (entry: string): RenderPage =>
    async (request) => {
      const bundle = (await vite.ssrLoadModule(entry)) as Bundle
      const show = await bundle.createRenderer({ transport: call, manifest: null })
      const page = await show(request)
      if (page.html.length === 0) return page
      return { ...page, cacheable: false, html: [await vite.transformIndexHtml(new URL(request.url).pathname, page.html.join(''))] }
    }
  const admin: AdminRenderer = { render: rendering('/web/admin/entry.server.tsx'), policy: null }
  return { render: rendering('/web/entry.server.tsx'), hasPage: () => false, admin: async () => admin, policy: null, themeScript: '' }
}
