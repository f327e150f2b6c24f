const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** An ASCII letter without a combining accent is a whole grapheme. */
const plainStart = /^[a-z](?![^\0-\x7f])/i
const firstLetter = (word: string): string => (plainStart.test(word) ? word[0] : graphemes.segment(word).containing(0)?.segment) ?? ''

/** A person's public name: the first name and an initial ("Ada M."). For an email address as name, only its first letter. */
export function publicName(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean)
  const [first = '', ...rest] = words
  if (first.includes('@')) return `${firstLetter(first).toUpperCase()}.`
  const last = rest.findLast((word) => !word.includes('@'))
  return last === undefined ? first : `${first} ${firstLetter(last).toUpperCase()}.`
}
