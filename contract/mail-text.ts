/** What of Markdown mails can't show, where a text has it: a table, or code. */
export function unmailable(markdown: string): 'table' | 'code' | null {
  if (/^ {0,3}(?:```|~~~)/m.test(markdown) || /`[^`\n]+`/.test(markdown)) return 'code'
  return /^\s*\|?[ :|-]*-{3}[ :|-]*$/m.test(markdown.replaceAll(/^\s*-{3,}\s*$/gm, '')) ? 'table' : null
}
