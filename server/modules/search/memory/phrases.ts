import { fold } from '../text/fold.ts'

interface Entry {
  /** The rest of the phrase, folded, starting at one of its words. */
  from: string
  phrase: string
  weight: number
}

const laterWords = 2
const scannedMax = 4000

/** Phrases to suggest, found by the beginning of any of their first words. */
export class Phrases {
  readonly #entries: Entry[]

  constructor(weights: Iterable<[phrase: string, weight: number]>) {
    this.#entries = [...weights].flatMap(([phrase, weight]) => {
      const words = fold(phrase).split(/\s+/)
      return words
        .slice(0, laterWords + 1)
        .map((_, at) => ({ from: words.slice(at).join(' '), phrase, weight: at === 0 ? weight : weight / 4 }))
    })
    this.#entries.sort((a, b) => (a.from < b.from ? -1 : 1))
  }

  /** The phrases with the highest weights among those that continue the typed text. */
  startingWith(typed: string, most: number): string[] {
    const found = new Map<string, number>()
    const entries = this.#entries
    for (let at = this.#firstFrom(typed), end = at + scannedMax; at < end && entries[at]?.from.startsWith(typed); at++) {
      const { phrase, weight } = entries[at]!
      if (weight > (found.get(phrase) ?? 0)) found.set(phrase, weight)
    }
    return [...found]
      .sort(([a, x], [b, y]) => y - x || a.length - b.length)
      .slice(0, most)
      .map(([phrase]) => phrase)
  }

  #firstFrom(typed: string): number {
    let [low, high] = [0, this.#entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#entries[middle]!.from < typed) low = middle + 1
      else high = middle
    }
    return low
  }
}
