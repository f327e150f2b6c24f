const wordsMax = 8
const word = /[\p{L}\p{M}\p{N}]+/gu

/** Converts typed text to a tsquery in which every word is a prefix ("siz" finds "sizing"); null if it contains no word. */
export function searchQuery(typed: string): string | null {
  const words = typed.match(word) ?? []
  return words.length === 0
    ? null
    : words
        .slice(0, wordsMax)
        .map((one) => `${one}:*`)
        .join(' & ')
}

/** Whether something is searched that has no word, such as "--", so a search by words finds nothing. */
export const hasNoWords = (typed: string): boolean => typed.trim() !== '' && typed.match(word) === null
