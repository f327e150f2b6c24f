import type { ProductImport } from '#contract/imports.ts'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { buildRequest, refusalOf } from '#web/lib/call.ts'
import { loadErrorText } from '#web/lib/error-text.ts'

/** Sends a product file; it's checked from then on. Fails as a call does. */
export async function sendFile(file: File): Promise<ProductImport> {
  const { url, init } = buildRequest('POST /admin/imports', {}, { token: tokenNow() ?? '' })
  const form = new FormData()
  form.set('fileName', file.name)
  form.set('file', file)
  const headers = new Headers(init.headers)
  // The browser says where the form's parts begin.
  headers.delete('content-type')
  const response = await fetch(url, { method: 'POST', headers, body: form }).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  if (response?.ok) return (body as { data: ProductImport }).data
  await loadErrorText()
  throw refusalOf(body, response?.status ?? 0, response?.headers.get('retry-after') ?? null)
}
