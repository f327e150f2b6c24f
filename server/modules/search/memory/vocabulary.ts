import { editsBetween } from '#contract/edits.ts'
import { stemOf } from '../text/stem.ts'
import { countBits } from './count-bits.ts'
import { PostingList } from './posting-list.ts'

/** A word as some document spells it. */
interface Word {
  text: string
  /** The number of its stem. */
  stem: number
  /** The sum of the word's weights in all documents, which decides between two corrections. */
  weight: number
  /** A bit mask of the letters in the word. */
  letters: number
}

interface Correction {
  text: string
  stem: number
  edits: number
  /** True if only the beginning of the word is this close. */
  isPrefix: boolean
}

interface Closeness {
  edits: number
  /** Restricts matches to words with the same first letter and all letters that were typed. */
  hasAll?: boolean
  canGoOn: boolean
  most: number
}

/** Every word of the documents, and the documents by stem. Words are never removed; the index is rebuilt before that matters. */
export class Vocabulary {
  readonly #words: Word[] = []
  readonly #byText = new Map<string, Word>()
  readonly #stems = new Map<string, number>()
  readonly #postings: PostingList[] = []
  #sorted: Word[] | undefined

  get size(): number {
    return this.#words.length
  }

  add(text: string, document: number, weight: number): void {
    let word = this.#byText.get(text)
    if (!word) {
      word = { text, stem: this.#stemNumber(stemOf(text)), weight: 0, letters: lettersOf(text) }
      this.#words.push(word)
      this.#byText.set(text, word)
      this.#sorted = undefined
    }
    word.weight += weight
    this.#postings[word.stem]!.add(document, weight)
  }

  /** The number of a word's stem, or undefined if no document has it. */
  stem(word: string): number | undefined {
    return this.#stems.get(stemOf(word))
  }

  postings(stem: number): PostingList {
    return this.#postings[stem]!
  }

  /** The stems of words that begin with the prefix, the most frequent first. */
  startingWith(prefix: string, most: number): number[] {
    const sorted = (this.#sorted ??= this.#words.toSorted((a, b) => (a.text < b.text ? -1 : 1)))
    const weights = new Map<number, number>()
    for (let at = firstFrom(sorted, prefix); sorted[at]?.text.startsWith(prefix); at++) {
      const { stem, weight } = sorted[at]!
      weights.set(stem, (weights.get(stem) ?? 0) + weight)
    }
    return [...weights]
      .sort(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([stem]) => stem)
  }

  /**
   * Other words with the fewest edits from the typed one (with `canGoOn` also their beginnings); among equally close ones the most frequent
   * first. Double letters that were typed once are close however many they are, but count as more edits than are allowed: "dumbel".
   */
  closest(typed: string, { edits, hasAll = false, canGoOn, most }: Closeness): Correction[] {
    const letters = lettersOf(typed)
    const first = typed[0]!
    const single = hasAll ? '' : singleLetters(stemOf(typed))
    const singleMask = lettersOf(single)
    const missing = hasAll ? 0 : edits
    const found: (Correction & { weight: number })[] = []
    for (const word of this.#words) {
      const { length } = word.text
      if (length < typed.length - edits) continue
      // An edit removes at most one of the typed letters.
      if (countBits(letters & ~word.letters) > missing || (hasAll && word.text[0] !== first)) continue
      const between = editsBetween(typed, word.text, edits)
      if (between.whole === 0) continue
      if (between.whole <= edits)
        found.push({ text: word.text, stem: word.stem, edits: between.whole, isPrefix: false, weight: word.weight })
      else if (length > typed.length && hasSingleLetters(word, single, singleMask))
        found.push({ text: word.text, stem: word.stem, edits: between.whole, isPrefix: false, weight: word.weight })
      else if (canGoOn && between.prefix <= edits)
        found.push({ text: word.text, stem: word.stem, edits: between.prefix, isPrefix: true, weight: word.weight })
    }
    const rank = (one: Correction) => one.edits + (one.isPrefix ? edits : 0)
    found.sort((a, b) => rank(a) - rank(b) || Number(b.text.startsWith(first)) - Number(a.text.startsWith(first)) || b.weight - a.weight)
    const [best] = found
    return best ? found.filter((one) => rank(one) === rank(best)).slice(0, most) : []
  }

  #stemNumber(stem: string): number {
    let number = this.#stems.get(stem)
    if (number === undefined) {
      number = this.#postings.length
      this.#stems.set(stem, number)
      this.#postings.push(new PostingList())
    }
    return number
  }
}

/** Whether the stem of a word is `single` with double letters. Most words are told apart by their first letter and the set of their letters. */
const hasSingleLetters = ({ text, letters }: Word, single: string, mask: number): boolean =>
  text[0] === single[0] && countBits(mask ^ letters) <= 1 && singleLetters(stemOf(text)) === single

/** The text with double letters once. */
const singleLetters = (text: string): string => text.replace(/(.)\1+/gu, '$1')

function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

function firstFrom(sorted: Word[], prefix: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.text < prefix) low = middle + 1
    else high = middle
  }
  return low
}
