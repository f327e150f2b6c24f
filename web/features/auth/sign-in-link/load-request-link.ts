import { loadText } from '#web/lib/text.ts'

/** Loads the form that requests a sign-in link, with its texts; on demand, as few need it. */
export async function loadRequestLink() {
  const [{ RequestLink }] = await Promise.all([import('./request-link.tsx'), loadText(document.documentElement.lang, ['sign-up'])])
  return RequestLink
}
