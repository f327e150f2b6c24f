import { LRUCache } from 'lru-cache'
import { stemmer } from 'stemmer'

const cached = new LRUCache<string, string>({ max: 20_000 })
/** Endings of Bengali nouns (plural, article, case), longest first. */
const bengaliEndings = ['গুলোকে', 'গুলোর', 'গুলির', 'গুলো', 'গুলি', 'দেরকে', 'দের', 'টির', 'টার', 'টি', 'টা', 'রা', 'ের', 'কে', 'তে', 'র', 'ে']
const bengaliMin = 3
const isBengali = /[\u0980-\u09FF]/

/**
 * The stem that a folded word shares with its other forms: "kettlebells" and "kettlebell", "running" and "run". Not always a word itself.
 */
export function stemOf(word: string): string {
  let stem = cached.get(word)
  if (stem === undefined) cached.set(word, (stem = isBengali.test(word) ? bengaliStem(word) : stemmer(word)))
  return stem
}

function bengaliStem(word: string): string {
  const ending = bengaliEndings.find((one) => word.endsWith(one) && word.length - one.length >= bengaliMin)
  return ending ? word.slice(0, -ending.length) : word
}
