const firstLineMax = 20_000

/** The cell separator of a table in a text: the one that occurs most in its first line, outside of quotes. */
export function separatorOf(file: string): string {
  const [first = ''] = file.slice(0, firstLineMax).split(/[\r\n]/, 1)
  const bare = first.replaceAll(/"[^"]*"/g, '')
  const countOf = (separator: string): number => bare.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (countOf(other) > countOf(best) ? other : best))
}
