import { useNumber } from '#web/lib/format.ts'

/** From this many down the shop says how many are left. */
const lowFrom = 5

/** How many there are; few of them stand out. */
export function StockLevel({ stock }: { stock: number }) {
  const number = useNumber()
  return (
    <strong className={`font-semibold tabular-nums ${stock === 0 ? 'text-bad' : stock <= lowFrom ? 'text-warn' : ''}`}>
      {number(stock)}
    </strong>
  )
}
