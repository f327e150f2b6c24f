import type { ApiRoute } from '#contract/api.ts'
import { isRefusal } from '#contract/refusal.ts'
import { buildRequest, refusalOf, send } from '#web/lib/call.ts'
import { loadErrorText } from '#web/lib/error-text.ts'
import { loadCustomer, tokenNow } from './session.ts'

/** Longer than that of other calls: an export may be large, and the network slow. */
const timeoutMs = 10 * 60_000

/**
 * Downloads what a call exports, under the name the server sent, or else `name`. Fails as the call fails; `checkSession` then ends the
 * session if it has expired.
 */
export async function exportFile(
  route: ApiRoute,
  input: Record<string, unknown>,
  { name = 'export.csv', checkSession = loadCustomer }: { name?: string; checkSession?: () => Promise<void> } = {},
): Promise<void> {
  const token = tokenNow()
  try {
    await download(buildRequest(route, input, { token, signal: AbortSignal.timeout(timeoutMs) }), name)
  } catch (error) {
    if (token && token === tokenNow() && isRefusal(error) && [401, 403, 503].includes(error.status)) void checkSession()
    throw error
  }
}

async function download(request: ReturnType<typeof buildRequest>, name: string): Promise<void> {
  const response = await send(request)
  if (!response.ok) {
    await loadErrorText()
    throw refusalOf(await response.json().catch(() => null), response.status, response.headers.get('retry-after'))
  }
  const content = await response.blob().catch(() => Promise.reject(refusalOf(null, 0, null)))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
