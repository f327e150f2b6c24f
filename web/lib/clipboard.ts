/** Copies a text; false where the browser doesn't let it, as on a page that came over plain HTTP. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
