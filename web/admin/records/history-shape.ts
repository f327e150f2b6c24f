interface Lift {
  id: string
  value: number
  performedOn: string
  isFlagged: boolean
}
interface HistoryShape {
  /** The personal best over time, as an SVG path of steps. */
  steps: string
  dots: { id: string; x: number; y: number; isFlagged: boolean }[]
  /** The position of the flagged lift. */
  here: { x: number; y: number } | null
  low: number
  high: number
}

export const frame = { width: 480, height: 160, left: 8, right: 472, top: 30, bottom: 140 }

/** The positions of a person's lifts, oldest first, in the units of `frame`; null without any. For times, the lowest is best and on top. */
export function historyShape(history: readonly Lift[], id: string, isTime = false): HistoryShape | null {
  const [first] = history
  const last = history.at(-1)
  if (!first || !last) return null
  const from = Date.parse(first.performedOn)
  const span = Math.max(Date.parse(last.performedOn) - from, 1)
  const values = history.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const at = ({ performedOn, value }: Lift) => ({
    x: Math.round(history.length === 1 ? frame.right : frame.left + ((Date.parse(performedOn) - from) / span) * (frame.right - frame.left)),
    y: Math.round(frame.bottom - ((isTime ? high - value : value - low) / Math.max(high - low, 1)) * (frame.bottom - frame.top)),
  })
  const dots = history.map((lift) => ({ id: lift.id, isFlagged: lift.isFlagged, ...at(lift) }))
  const lift = history.find((one) => one.id === id)
  return { steps: stepsOf(history, at, isTime), dots: dots.filter((dot) => dot.id !== id), here: lift ? at(lift) : null, low, high }
}

function stepsOf(history: readonly Lift[], at: (lift: Lift) => { x: number; y: number }, isTime: boolean): string {
  let best: number | null = null
  let path = ''
  for (const lift of history) {
    if (lift.isFlagged || (best !== null && (isTime ? lift.value >= best : lift.value <= best))) continue
    const { x, y } = at(lift)
    path += best === null ? `M${x} ${y}` : `H${x}V${y}`
    best = lift.value
  }
  return path && `${path}H${frame.right}`
}
