/** The word lengths from which one edit, and from which two edits, are allowed. */
const [oneFrom, twoFrom] = [4, 8]

/** A word of this length is close to too many others. If the other words match, a letter may still be missing or two swapped. */
const short = 3
/** Whether a word has that length. */
export const isShort = ({ length }: string): boolean => length === short

/** The number of edits allowed in a word: letters that are wrong, missing, surplus or swapped with the next. */
export const editsFor = ({ length }: string): number => (length >= twoFrom ? 2 : length >= oneFrom ? 1 : 0)

export interface Edits {
  /** The edits between the whole words. */
  whole: number
  /** The edits between the typed word and the closest beginning of the other one. */
  prefix: number
}

const max = 48
const rows = [new Uint8Array(max), new Uint8Array(max), new Uint8Array(max)] as const

/**
 * The edits from a typed word to another (optimal string alignment: swapping neighbours counts once). Both numbers are capped at `limit +
 * 1`. Words have at most 47 letters.
 */
export function editsBetween(typed: string, other: string, limit: number): Edits {
  const width = typed.length
  let [before, last, row] = rows
  let prefix = limit + 1
  for (let at = 0; at <= width; at++) last[at] = at
  for (let y = 1; y <= other.length; y++) {
    row[0] = y
    let least = y
    for (let x = 1; x <= width; x++) {
      const same = typed.charCodeAt(x - 1) === other.charCodeAt(y - 1)
      let cost = Math.min(last[x]! + 1, row[x - 1]! + 1, last[x - 1]! + Number(!same))
      if (x > 1 && y > 1 && typed.charCodeAt(x - 1) === other.charCodeAt(y - 2) && typed.charCodeAt(x - 2) === other.charCodeAt(y - 1))
        cost = Math.min(cost, before[x - 2]! + 1)
      row[x] = cost
      if (cost < least) least = cost
    }
    prefix = Math.min(prefix, row[width]!)
    if (least > limit) return { whole: limit + 1, prefix }
    ;[before, last, row] = [last, row, before]
  }
  return { whole: Math.min(last[width]!, limit + 1), prefix }
}
