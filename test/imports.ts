import { afterAll } from 'vitest'
import type { ImportKind } from '#contract/import-kinds.ts'
import type { FileImport } from '#contract/imports.ts'
import { startApp, type TestApp } from './app.ts'
import { staffIn } from './builders.ts'

/** Imports by one person: `send` uploads and checks a file, `after` runs or undoes the import; both wait for the jobs. */
export function importsBy(app: TestApp, token: string) {
  const read = ({ id }: { id: string }, by = token) => app.call('GET /admin/imports/:id', { id }, { token: by })
  return {
    read,
    send: async (lines: string[] | Buffer<ArrayBuffer>, by = token, kind?: ImportKind): Promise<FileImport> => {
      const form = new FormData()
      form.set('fileName', 'rows.csv')
      if (kind) form.set('kind', kind)
      form.set('file', new Blob([Buffer.isBuffer(lines) ? lines : lines.join('\r\n')]), 'rows.csv')
      const response = await app.request('/api/admin/imports', { method: 'POST', headers: { authorization: `Bearer ${by}` }, body: form })
      const body = (await response.json()) as { data: FileImport; code?: string }
      if (!response.ok) throw new Error(JSON.stringify(body))
      await app.jobs.runDue()
      return read(body.data, by)
    },
    after: async (what: 'run' | 'undo', { id }: FileImport): Promise<FileImport> => {
      await app.call(`POST /admin/imports/:id/${what}`, { id }, { token })
      await app.jobs.runDue()
      return read({ id })
    },
    rowsOf: async ({ id }: FileImport, show?: 'refuse' | 'trouble') =>
      (await app.call('GET /admin/imports/:id/rows', { id, ...(show && { show }) }, { token })).rows,
    /** A product as staff see it. */
    productBySlug: async (slug: string) => {
      const { rows } = await app.call('GET /admin/products', { q: slug }, { token })
      return app.call('GET /admin/products/:id', { id: rows.find((row) => row.friendlyPageName === slug)!.id }, { token })
    },
  }
}

/** A shop whose owner imports files, until the end of the test file. */
export async function openImports() {
  const app = await startApp()
  afterAll(() => app.stop())
  const { token } = await staffIn(app, 'owner')
  const query = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await app.database.db.query({ text, values })).rows as T[]
  return { app, token, query, ...importsBy(app, token) }
}
