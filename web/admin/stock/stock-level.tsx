import { useNumber } from '#web/lib/format.ts'

/** At this stock or less, the shop says how many are left. */
const lowFrom = 5

/** The number in stock; low numbers stand out. */
export function StockLevel({ stock }: { stock: number }) {
  const number = useNumber()
  return (
    <strong className={`font-semibold tabular-nums ${stock === 0 ? 'text-bad' : stock <= lowFrom ? 'text-warn' : ''}`}>
      {number(stock)}
    </strong>
  )
}
