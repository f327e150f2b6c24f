const wordsMax = 8

/** Converts typed text to a tsquery in which every word is a prefix ("siz" finds "sizing"); null if it contains no word. */
export function searchQuery(typed: string): string | null {
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length === 0
    ? null
    : words
        .slice(0, wordsMax)
        .map((word) => `${word}:*`)
        .join(' & ')
}
