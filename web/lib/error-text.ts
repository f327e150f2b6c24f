import { loadText } from './text.ts'

const patienceMs = 2000

/** Loads the texts for refusals, which pages don't include. If that fails or takes long, a general message is shown. Browser only. */
export async function loadErrorText(): Promise<void> {
  if (typeof document === 'undefined') return
  const loading = loadText(document.documentElement.lang, ['errors']).catch(() => undefined)
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
