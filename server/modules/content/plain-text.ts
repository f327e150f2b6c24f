const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—' }

/** The text of an HTML fragment, on one line. */
export const decodeText = (html: string): string =>
  html
    // A tag has no other in it: looking for its end beyond the next one would take the square of the text's length.
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
    })
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()

const wordsPerMinute = 220
/** Bengali joins words that English separates: the same text has a fifth fewer words and takes as long to read. */
const bengaliWordsPerMinute = 178

/** The reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/)
  const bengali = words.filter((word) => /\p{Script=Bengali}/u.test(word)).length
  return Math.max(1, Math.round((words.length - bengali) / wordsPerMinute + bengali / bengaliWordsPerMinute))
}
