/** Above this count, a heap costs less than inserting into a sorted list. */
const insertMax = 500

type Compare = (a: number, b: number) => number

/** The first `count` values in the order of `compare`, without sorting the rest. */
export function firstOf(values: Uint32Array | number[], count: number, compare: Compare): number[] {
  if (count > insertMax) return firstOfMany(values, count, compare)
  const first: number[] = []
  for (const value of values) {
    if (first.length === count && compare(value, first[count - 1]!) >= 0) continue
    first.splice(placeOf(first, value, compare), 0, value)
    if (first.length > count) first.pop()
  }
  return first
}

let numbers = new Uint32Array(0)

/** The numbers from 0 to `count` - 1. The array is shared, so callers mustn't change it. */
export function numbersBelow(count: number): Uint32Array {
  if (numbers.length < count) numbers = Uint32Array.from({ length: count * 2 }, (_, at) => at)
  return numbers.subarray(0, count)
}

function placeOf(sorted: number[], value: number, compare: Compare): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(sorted[middle]!, value) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Keeps the first values so far in a heap with the last of them on top; most other values are only compared with that one. */
function firstOfMany(values: Uint32Array | number[], count: number, compare: Compare): number[] {
  const heap = Array.from(values.slice(0, count)).sort((a, b) => compare(b, a))
  for (let at = count; at < values.length; at++) if (compare(values[at]!, heap[0]!) < 0) replaceTop(heap, values[at]!, compare)
  return heap.sort(compare)
}

function replaceTop(heap: number[], value: number, compare: Compare): void {
  let place = 0
  for (let child = 1; child < heap.length; child = 2 * place + 1) {
    if (child + 1 < heap.length && compare(heap[child + 1]!, heap[child]!) > 0) child += 1
    if (compare(heap[child]!, value) <= 0) break
    heap[place] = heap[child]!
    place = child
  }
  heap[place] = value
}
