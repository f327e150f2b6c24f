/** Words as they're compared (`fold`), so that each is folded once. */
export type Words = readonly string[]

/** Accents, and signs that Arabic and Hebrew may leave out; no vowels, which are marks in Bengali. */
const optional = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g
/** What nobody sees, but hides a word: soft hyphens, joiners, variation selectors. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u2064\ufeff]|\p{Variation_Selector}/gu

/** A text as it's compared: without case, accents, invisible characters and more than one space in a row. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(optional, '')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A letter, digit or mark of a script that writes spaces between words; in Chinese, Japanese or Thai a word may stand anywhere. */
const part =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}_]/u
const beginsInside = new RegExp(`^${part.source}`, 'u')
const endsInside = new RegExp(`${part.source}$`, 'u')

/**
 * Whether one of the texts has one of the words: as words of their own, not as part of others. It's plain comparison: no character of a word has a meaning
 * of its own, and a text is looked through once for each word.
 */
export function hasWord(texts: readonly string[], words: Words): boolean {
  if (words.length === 0) return false
  return texts.some((text) => {
    const folded = fold(text)
    return folded !== '' && words.some((word) => stands(word, folded))
  })
}

function stands(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    // Two units are a character at most.
    const isCut = beginsInside.test(word) && endsInside.test(text.slice(Math.max(at - 2, 0), at))
    const isOpen = endsInside.test(word) && beginsInside.test(text.slice(end, end + 2))
    if (!isCut && !isOpen) return true
  }
  return false
}
