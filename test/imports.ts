import type { ImportKind } from '#contract/import-kinds.ts'
import type { FileImport } from '#contract/imports.ts'
import type { TestApp } from './app.ts'

/** Imports by one person: `send` uploads and checks a file, `after` runs or undoes the import; both wait for the jobs. */
export function importsBy(app: TestApp, token: string) {
  const read = (id: string, by = token) => app.call('GET /admin/imports/:id', { id }, { token: by })
  return {
    send: async (lines: string[] | Buffer<ArrayBuffer>, by = token, kind?: ImportKind): Promise<FileImport> => {
      const form = new FormData()
      form.set('fileName', 'rows.csv')
      if (kind) form.set('kind', kind)
      form.set('file', new Blob([Buffer.isBuffer(lines) ? lines : lines.join('\r\n')]), 'rows.csv')
      const response = await app.request('/api/admin/imports', { method: 'POST', headers: { authorization: `Bearer ${by}` }, body: form })
      const body = (await response.json()) as { data: FileImport; code?: string }
      if (!response.ok) throw new Error(JSON.stringify(body))
      await app.jobs.runDue()
      return read(body.data.id, by)
    },
    after: async (what: 'run' | 'undo', { id }: FileImport): Promise<FileImport> => {
      await app.call(`POST /admin/imports/:id/${what}`, { id }, { token })
      await app.jobs.runDue()
      return read(id)
    },
  }
}
