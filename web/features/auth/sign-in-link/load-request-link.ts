import { loadText } from '#web/lib/text.ts'

/** The form that asks for a link, with its texts: few need it, so it's loaded then. */
export async function loadRequestLink() {
  const [{ RequestLink }] = await Promise.all([import('./request-link.tsx'), loadText(document.documentElement.lang, ['register'])])
  return RequestLink
}
