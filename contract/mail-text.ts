/** The first Markdown element of a text that mails can't show: a table or code; null if there is none. */
export function unmailable(markdown: string): 'table' | 'code' | null {
  if (/^ {0,3}(?:```|~~~)/m.test(markdown) || /`[^`\n]+`/.test(markdown)) return 'code'
  return /^\s*\|?[ :|-]*-{3}[ :|-]*$/m.test(markdown.replaceAll(/^\s*-{3,}\s*$/gm, '')) ? 'table' : null
}
