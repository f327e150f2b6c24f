const english = 'a an and are at by for from i in is it me my of on or the to with'
const bengali = 'ও এবং জন্য থেকে কি একটি'

const stopWords = new Set(`${english} ${bengali}`.split(' '))

/** Removes words that carry no meaning; a query of nothing else keeps them. */
export function withoutStopWords(words: string[]): string[] {
  const rest = words.filter((word) => !stopWords.has(word))
  return rest.length > 0 ? rest : words
}
