import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

/**
 * Entry points that are available offline from the first visit on: those that every page starts with, the page component, and code that is
 * loaded when something is pressed, when the connection may already be lost.
 */
const starts = [
  'web/entry.client.tsx',
  'web/page-list.ts',
  'web/shop.css',
  'web/layout/shop-frame.tsx',
  'web/layout/public-frame.tsx',
  'web/layout/toast-container.tsx',
  'web/features/cart/cart-modal.tsx',
  'web/features/checkout/place-order.ts',
  'web/features/auth/second-factor/second-factor-form.tsx',
  'web/features/compare/change-compared.ts',
  'web/features/posts/comments/comments.tsx',
  'web/features/posts/delete-post.tsx',
  'web/features/posts/edit-post.tsx',
  'web/features/posts/product-sheet.tsx',
  'web/features/reviews/write-review.ts',
  'web/features/stories/viewer/viewer.tsx',
  'web/features/wishlist/change-saved.ts',
]
const commonTexts = /^web\/text\/\w+\/(?:files\.ts|common\.json)$/

/** The files of this version that the service worker caches. Their names contain content hashes. */
function filesOf(manifest: Manifest): { url: string; revision: null }[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const font of (chunk.assets ?? []).filter((file) => /-latin\b[^/]*\.woff2$/.test(file))) files.add(font)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const source of [...starts, ...Object.keys(manifest).filter((name) => commonTexts.test(name))]) add(source)
  return [...files].sort().map((file) => ({ url: `/${file}`, revision: null }))
}

/** Builds dist/client/service-worker.js, once the pages are built. */
export async function buildServiceWorker(root: string): Promise<void> {
  const { build } = await import('vite')
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest
  const files = JSON.stringify(filesOf(manifest))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { versionFiles: files, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: { input: 'web/service-worker.ts', output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  })
}
