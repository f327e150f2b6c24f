import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/api.ts'
import { documentPolicy } from '#server/http/headers.ts'
import type { Page } from './cache.ts'
import { createTurns } from './turns.ts'
import type { Posted } from './posted-forms.ts'

export type Render = (request: { url: string; prefix?: string; posted?: Posted }) => Promise<Page>

/** What web/entry.server.tsx gives. It is built by Vite, so it is known here only by its shape. */
interface Bundle {
  createRenderer: (parts: { transport: Call; manifest: object | null; turn?: () => Promise<void> }) => Promise<Render>
  inlineScript: string
}

export interface Renderer {
  render: Render
  /** What documents may do; null in development, where Vite puts scripts and styles of its own into them. */
  policy: string | null
}

/** The built pages. */
export async function builtRenderer(root: string, call: Call): Promise<Renderer> {
  const file = join(root, 'dist/server/entry.server.js')
  if (!existsSync(file)) throw new Error('the pages are not built: run npm run build')
  const bundle = (await import(pathToFileURL(file).href)) as Bundle
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as object
  const render = await bundle.createRenderer({ transport: call, manifest, turn: createTurns() })
  return { render, policy: documentPolicy({ scripts: [bundle.inlineScript] }) }
}

/** Pages from their sources through Vite: a saved file shows at once. */
export async function devRenderer(app: FastifyInstance, root: string, call: Call): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const render: Render = async (request) => {
    const bundle = (await vite.ssrLoadModule('/web/entry.server.tsx')) as Bundle
    const show = await bundle.createRenderer({ transport: call, manifest: null })
    const page = await show(request)
    if (page.html.length === 0) return page
    return { ...page, cacheable: false, html: [await vite.transformIndexHtml(new URL(request.url).pathname, page.html.join(''))] }
  }
  return { render, policy: null }
}
