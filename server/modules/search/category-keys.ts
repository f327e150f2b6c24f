import type { CategoryNode } from '#contract/catalogue.ts'
import type { NamedCategory } from './engine.ts'
import { stemOf } from './text/stem.ts'
import { withoutStopWords } from './text/stop-words.ts'
import { wordsOf } from './text/words.ts'

interface Keyed extends NamedCategory {
  words: string[]
}

/** Looks up categories by the words of their names. */
class Categories {
  readonly byId: ReadonlyMap<string, NamedCategory>
  readonly #byKey: ReadonlyMap<string, NamedCategory>
  readonly #all: Keyed[]

  constructor(tree: CategoryNode[]) {
    const all = flatten(tree)
    this.byId = new Map(all.map((category) => [category.id, category]))
    // Where names are equal, the category on the lower level wins.
    this.#byKey = new Map(all.map((category) => [keyOf(wordsOf(category.name)), category]))
    this.#all = all.map((category) => ({ ...category, words: wordsOf(category.name) }))
  }

  /** The category whose name consists of exactly these words, in any order and form. */
  named(words: string[]): NamedCategory | undefined {
    return this.#byKey.get(keyOf(words.flatMap(wordsOf)))
  }

  /** Categories whose names have a word for each word of the query; the query's words may be unfinished. */
  startingWith(query: string, most: number): NamedCategory[] {
    const words = wordsOf(query)
    if (words.length === 0) return []
    return this.#all
      .filter((category) => words.every((word) => category.words.some((one) => one.startsWith(word) || stemOf(one) === stemOf(word))))
      .sort((a, b) => a.words.length - b.words.length)
      .slice(0, most)
      .map(({ id, slug, name }) => ({ id, slug, name }))
  }
}

/** Caches the lookup until the category tree changes. */
export class CategoryKeys {
  #tree: CategoryNode[] | undefined
  #categories = new Categories([])

  of(tree: CategoryNode[]): Categories {
    if (this.#tree !== tree) this.#categories = new Categories(tree)
    this.#tree = tree
    return this.#categories
  }
}

const flatten = (tree: CategoryNode[]): NamedCategory[] =>
  tree.flatMap(({ id, slug, name, children }) => [{ id, slug, name }, ...flatten(children)])

const keyOf = (words: string[]): string => [...new Set(withoutStopWords(words).map(stemOf))].sort().join(' ')
