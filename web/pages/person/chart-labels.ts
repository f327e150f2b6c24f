import { frame, type Point } from './chart-shape.ts'

/** Where a record's number is, relative to its point. */
interface Label {
  point: Point
  x: number
  y: number
  dy: string | undefined
  textAnchor: 'start' | 'end'
}

/** Between the points of two numbers; no number is wider. */
const labelRoom = 46
/** What a number below its point takes up. */
const belowRoom = 20

/** The numbers of the records before the last one: those that fit without touching each other, the line or the axis. */
export function labelsOf(bests: Point[], left: number): Label[] {
  const last = bests.at(-1)
  if (!last) return []
  // A falling line comes from above.
  const falls = bests[0]!.y < last.y
  let end = -Infinity
  return bests.slice(0, -1).flatMap((point) => {
    const { x } = point
    if (x - end < labelRoom || last.x - x < labelRoom * 1.5) return []
    const label = falls ? besideOf(point) : x - labelRoom < left ? belowOf(point) : aboveOf(point)
    if (!label) return []
    end = x
    return [label]
  })
}

/** Beside the falling line, which goes on to the right at the point's height. */
const besideOf = (point: Point): Label => ({ point, x: point.x + 5, y: point.y - 7, dy: undefined, textAnchor: 'start' })
/** To the left of the point, since a rising line leaves it to the right and may rise right away. */
const aboveOf = (point: Point): Label => ({ point, x: point.x + 4, y: point.y - 7, dy: undefined, textAnchor: 'end' })
/** At the axis a number to the left would run into the axis's own; it's below the rising line, if there is room. */
const belowOf = (point: Point): Label | null =>
  point.y + belowRoom > frame.bottom ? null : { point, x: point.x + 6, y: point.y + 3, dy: '1em', textAnchor: 'start' }
