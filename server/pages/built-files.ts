import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveFolder } from './static-files.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Serves built files, which have a hash of their content in their name, and pictures, which have one in their URL: both may be cached
 * forever.
 */
export async function serveFiles(app: FastifyInstance, dev: boolean): Promise<void> {
  const forEver = { cacheControl: true, maxAge: '365d', immutable: true } as const
  const built: [folder: string, prefix: string][] = [
    ['client/assets', '/assets/'],
    ['admin/admin-assets', '/admin-assets/'],
  ]
  for (const [folder, prefix] of dev ? [] : built)
    await serveFolder(app, prefix, { ...forEver, root: join(root, 'dist', folder), preCompressed: true })
  await serveFolder(app, '/pictures/', {
    ...forEver,
    root: join(root, 'db/seed/pictures'),
    // Mails and other sites may show them, too.
    setHeaders: (reply) => void reply.header('Cross-Origin-Resource-Policy', 'cross-origin'),
  })
}
