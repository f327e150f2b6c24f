import { limits } from '#contract/limits.ts'
import { useNumber } from '#web/lib/format.ts'

/** The number in stock; low numbers stand out. */
export function StockLevel({ stock }: { stock: number }) {
  const number = useNumber()
  return (
    <strong className={`font-semibold tabular-nums ${stock === 0 ? 'text-bad' : stock <= limits.product.stockLow ? 'text-warn' : ''}`}>
      {number(stock)}
    </strong>
  )
}
