/** Copies a text; false if the browser refuses, for example in an insecure context (plain HTTP). */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
