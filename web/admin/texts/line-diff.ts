export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Longer texts are compared as a whole, since the table below grows quadratically. */
const linesMax = 1500

/** A line-by-line diff that keeps the longest common subsequence. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  if (a.length > linesMax || b.length > linesMax)
    return [...a.map((text): DiffLine => ({ kind: 'removed', text })), ...b.map((text): DiffLine => ({ kind: 'added', text }))]
  const common = lengthsOf(a, b)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i]! })
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push({ kind: 'removed', text: a[i]! })
      i += 1
    } else {
      lines.push({ kind: 'added', text: b[j]! })
      j += 1
    }
  }
  return lines
}

/** The lengths of the longest common subsequences of all pairs of suffixes. */
function lengthsOf(a: string[], b: string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  return table
}

/** The diff without unchanged lines that are far from any change. */
export function nearChanges(lines: DiffLine[], around = 2): DiffLine[] {
  const near = lines.map((_, at) => lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'))
  return lines.filter((_, at) => near[at])
}
