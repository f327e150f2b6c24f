import type { ApiOutput, ApiRoute } from '#contract/api.ts'
import { buildRequest, refusalOf } from '#web/lib/call.ts'
import { loadErrorText } from '#web/lib/error-text.ts'
import { tokenNow } from './session.ts'

/** Makes a call with a file as the signed-in customer: `fields` and the file are parts of a multipart form. Fails as a call does. */
export async function sendForm<R extends ApiRoute>(route: R, fields: Record<string, string>, file: File): Promise<ApiOutput<R>> {
  const { url, init } = buildRequest(route, {}, { token: tokenNow() ?? '' })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  const headers = new Headers(init.headers)
  // The browser sets this header itself, with the multipart boundary.
  headers.delete('content-type')
  const response = await fetch(url, { method: 'POST', headers, body: form }).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  if (response?.ok) return (body as { data: ApiOutput<R> }).data
  await loadErrorText()
  throw refusalOf(body, response?.status ?? 0, response?.headers.get('retry-after') ?? null)
}
