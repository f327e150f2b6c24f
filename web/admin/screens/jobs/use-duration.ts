import { useMemo } from 'react'
import { useShop } from '#web/lib/shop.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** Milliseconds in the largest unit that they fill: "10 min", "5 sec", "310 ms". */
export function useDuration(): (ms: number) => string {
  const { locale } = useShop()
  return useMemo(
    () => (ms) => {
      const [unit, size] = units.find(([, length]) => ms >= length) ?? ['millisecond', 1]
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
      return format.format(ms / size)
    },
    [locale],
  )
}
