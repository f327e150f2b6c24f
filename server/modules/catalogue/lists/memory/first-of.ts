/** Above this count, sorting everything costs less than inserting into a sorted list. */
const insertMax = 500

/** The first `count` of these in the order of `compare`, without sorting the rest. */
export function firstOf(values: Uint32Array | number[], count: number, compare: (a: number, b: number) => number): number[] {
  if (count > insertMax) return [...values].sort(compare).slice(0, count)
  const first: number[] = []
  for (const value of values) {
    if (first.length === count && compare(value, first[count - 1]!) >= 0) continue
    first.splice(placeOf(first, value, compare), 0, value)
    if (first.length > count) first.pop()
  }
  return first
}

function placeOf(sorted: number[], value: number, compare: (a: number, b: number) => number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(sorted[middle]!, value) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
