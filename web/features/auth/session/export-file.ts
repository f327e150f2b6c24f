import type { ApiRoute } from '#contract/api.ts'
import { buildRequest, refusalOf } from '#web/lib/call.ts'
import { loadErrorText } from '#web/lib/error-text.ts'
import { tokenNow } from './session.ts'

/** Downloads what a call exports, under the name the server sent, or else `name`. Fails as the call fails. */
export async function exportFile(route: ApiRoute, input: Record<string, unknown>, name = 'export.csv'): Promise<void> {
  const { url, init } = buildRequest(route, input, { token: tokenNow() ?? '' })
  const response = await fetch(url, init)
  if (!response.ok) {
    await loadErrorText()
    throw refusalOf(await response.json().catch(() => null), response.status, response.headers.get('retry-after'))
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
