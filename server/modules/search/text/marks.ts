import { fold } from './fold.ts'
import { stemOf } from './stem.ts'

/** The range of a match in a text: inclusive start, exclusive end, in UTF-16 code units as JavaScript counts. */
export type Mark = [from: number, to: number]

const word = /[\p{L}\p{N}\p{M}\u200C\u200D]+/gu

/** The parts of a text that match: whole words with one of these stems, and the beginnings of words that begin with `prefix`. */
export function marksIn(text: string, stems: ReadonlySet<string>, prefix: string | null = null): Mark[] {
  const marks: Mark[] = []
  for (const found of text.matchAll(word)) {
    const folded = fold(found[0])
    if (stems.has(stemOf(folded))) marks.push([found.index, found.index + found[0].length])
    else if (prefix && folded.startsWith(prefix)) marks.push([found.index, found.index + Math.min(prefix.length, found[0].length)])
  }
  return marks
}
