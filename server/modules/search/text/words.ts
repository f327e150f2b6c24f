import { fold } from './fold.ts'

/** Longer words are cut: nobody types them, and comparing them would cost. */
const wordMax = 40

const compound = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu
const part = /\p{N}+(?=[a-z]{1,4}$)|[\p{L}\p{N}\p{M}]+/gu

/** The words of a text, folded, in order: "T-shirt, 24kg" has "t", "shirt", "24" and "kg". */
export const wordsOf = (text: string): string[] => compoundsOf(text).flatMap(partsOf)

/** The same, and compounds also in one word, as many write them: "T-shirt" has "tshirt" as well. For what is searched, not for queries. */
export function indexedWords(text: string): string[] {
  return compoundsOf(text).flatMap((word) => {
    const parts = partsOf(word)
    return parts.length > 1 && word.includes('-') ? [...parts, word.replaceAll('-', '').slice(0, wordMax)] : parts
  })
}

/** Without apostrophes: "women's" is "women". */
const compoundsOf = (text: string): string[] =>
  fold(text)
    .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/['’]/g, '')
    .match(compound) ?? []

const partsOf = (word: string): string[] => (word.match(part) ?? []).map((one) => one.slice(0, wordMax))
