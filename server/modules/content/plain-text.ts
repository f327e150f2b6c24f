const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—' }

/** The text of a piece of HTML, on one line. */
export const decodeText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
    })
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()

const wordsPerMinute = 220
/** Bengali joins what English says in words of their own: a text has a fifth fewer of them, and takes as long. */
const bengaliWordsPerMinute = 178

/** How long a person takes to read it, in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/)
  const bengali = words.filter((word) => /\p{Script=Bengali}/u.test(word)).length
  return Math.max(1, Math.round((words.length - bengali) / wordsPerMinute + bengali / bengaliWordsPerMinute))
}
