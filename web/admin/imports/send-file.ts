import type { ImportKind } from '#contract/import-kinds.ts'
import type { FileImport } from '#contract/imports.ts'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { buildRequest, refusalOf } from '#web/lib/call.ts'
import { loadErrorText } from '#web/lib/error-text.ts'

/** Sends a file; it's checked from then on. Without a kind its first line says what it's of. Fails as a call does. */
export async function sendFile(file: File, kind?: ImportKind): Promise<FileImport> {
  const { url, init } = buildRequest('POST /admin/imports', {}, { token: tokenNow() ?? '' })
  const form = new FormData()
  form.set('fileName', file.name)
  if (kind) form.set('kind', kind)
  form.set('file', file)
  const headers = new Headers(init.headers)
  // The browser says where the form's parts begin.
  headers.delete('content-type')
  const response = await fetch(url, { method: 'POST', headers, body: form }).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  if (response?.ok) return (body as { data: FileImport }).data
  await loadErrorText()
  throw refusalOf(body, response?.status ?? 0, response?.headers.get('retry-after') ?? null)
}
