import { useShop } from '#web/lib/shop.ts'

/** "+7.1%", colored as good or bad; nothing if there is no earlier figure. */
export function Change({ now, earlier, lessIsGood = false }: { now: number; earlier: number; lessIsGood?: boolean | undefined }) {
  const { locale } = useShop()
  if (earlier === 0 || now === earlier) return null
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const isGood = now > earlier !== lessIsGood
  return <span className={`font-semibold ${isGood ? 'text-good' : 'text-bad'}`}>{percent.format(now / earlier - 1)}</span>
}
