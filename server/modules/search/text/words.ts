import { fold } from './fold.ts'

/** Longer words are cut: nobody types them, and comparing them would be slow. */
const wordMax = 40

const compound = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu
const part = /\p{N}+(?=[a-z]{1,4}$)|[\p{L}\p{N}\p{M}]+/gu

/** The words of a text, folded, in order: "T-shirt, 24kg" has "t", "shirt", "24" and "kg". */
export const wordsOf = (text: string): string[] => compoundsOf(text).flatMap(partsOf)

/**
 * The words of a text, plus compounds as a single word, as many people write them: "T-shirt" also has "tshirt". For indexed texts, not for
 * queries.
 */
export function indexedWords(text: string): string[] {
  return compoundsOf(text).flatMap((word) => {
    const parts = partsOf(word)
    return parts.length > 1 && word.includes('-') ? [...parts, word.replaceAll('-', '').slice(0, wordMax)] : parts
  })
}

/** The compounds of a text, without apostrophes and possessive endings: "women's" becomes "women". */
const compoundsOf = (text: string): string[] =>
  fold(text)
    .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/['’]/g, '')
    .match(compound) ?? []

const partsOf = (word: string): string[] => (word.match(part) ?? []).map((one) => one.slice(0, wordMax))
