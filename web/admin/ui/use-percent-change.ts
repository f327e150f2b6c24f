import { useShop } from '#web/lib/shop.ts'

/** A rise or fall from an earlier figure in percent, with its sign: "+7.1%", "−12%". A hyphen for a minus isn't read out by screen readers. */
export function usePercentChange(): (now: number, earlier: number) => string {
  const { locale } = useShop()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (now, earlier) => percent.format(now / earlier - 1).replace('-', '−')
}
