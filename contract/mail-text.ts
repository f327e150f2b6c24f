/** The first Markdown element of a text that mails can't show: a table or code; null if there is none. */
export function unsupportedInMail(markdown: string): 'table' | 'code' | null {
  if (/^ {0,3}(?:```|~~~)/m.test(markdown) || /`[^`\n]+`/.test(markdown)) return 'code'
  return markdown.split('\n').some(isRule) ? 'table' : null
}

/** Whether a line is the one below a table's head. Only dashes are a line across the page. */
function isRule(line: string): boolean {
  const text = line.trim()
  return text.includes('---') && /^[ :|-]+$/.test(text) && !/^-+$/.test(text)
}
