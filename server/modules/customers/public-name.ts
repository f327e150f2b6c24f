const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** A letter of ASCII that no accent follows is a whole one. */
const plainStart = /^[a-z](?![^\0-\x7f])/i
const firstLetter = (word: string): string => (plainStart.test(word) ? word[0] : graphemes.segment(word).containing(0)?.segment) ?? ''

/** How others see a person's name: the first name and an initial ("Ada M."). Of a name that is an email address, only its first letter. */
export function publicName(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean)
  const [first = '', ...rest] = words
  if (first.includes('@')) return `${firstLetter(first).toUpperCase()}.`
  const last = rest.findLast((word) => !word.includes('@'))
  return last === undefined ? first : `${first} ${firstLetter(last).toUpperCase()}.`
}
