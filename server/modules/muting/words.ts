/** Muted words as their owner wrote them, and in the form that `fold` returns, so that each is folded only once. */
export type Words = readonly { word: string; folded: string }[]

/** Accents, and marks that are optional in Arabic and Hebrew. Vowel signs of Bengali are marks as well, but not optional. */
const optional = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g
/** Invisible characters that could hide a word: soft hyphens, joiners, variation selectors. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u2064\ufeff]|\p{Variation_Selector}/gu

/** A text for comparison: without case, accents, invisible characters and repeated spaces. */
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

/** A character of a script that separates words with spaces. In Chinese, Japanese or Thai a word can be anywhere. */
const wordCharacter =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}_]/u
const beginsInside = new RegExp(`^${wordCharacter.source}`, 'u')
const endsInside = new RegExp(`${wordCharacter.source}$`, 'u')

/**
 * The first of the words that one of the texts contains as a whole word, as its owner wrote it; null if there's none. Words are compared
 * literally, without pattern syntax; each text is searched once per word.
 */
export function findWord(texts: readonly string[], words: Words): string | null {
  if (words.length === 0) return null
  for (const text of texts) {
    const folded = fold(text)
    const found = folded === '' ? undefined : words.find((one) => containsWord(one.folded, folded))
    if (found) return found.word
  }
  return null
}

/** Whether one of the texts contains one of the words. */
export const hasWord = (texts: readonly string[], words: Words): boolean => findWord(texts, words) !== null

function containsWord(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    // A character has at most two UTF-16 code units.
    const isCut = beginsInside.test(word) && endsInside.test(text.slice(Math.max(at - 2, 0), at))
    const isOpen = endsInside.test(word) && beginsInside.test(text.slice(end, end + 2))
    if (!isCut && !isOpen) return true
  }
  return false
}
