import { loadText } from './text.ts'

const patienceMs = 2000

/** In the browser: loads the sentences for refusals, which pages don't carry. Where that fails or takes long, a general one is shown. */
export async function loadErrorText(): Promise<void> {
  if (typeof document === 'undefined') return
  const loading = loadText(document.documentElement.lang, ['errors']).catch(() => undefined)
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
