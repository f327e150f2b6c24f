import { usePercentChange } from '#web/admin/ui/use-percent-change.ts'

/** "+7.1%", colored as good or bad; nothing if there is no earlier figure. */
export function Change({ now, earlier, lessIsGood = false }: { now: number; earlier: number; lessIsGood?: boolean | undefined }) {
  const percentChange = usePercentChange()
  if (earlier === 0 || now === earlier) return null
  const isGood = now > earlier !== lessIsGood
  return <span className={`font-semibold ${isGood ? 'text-good' : 'text-bad'}`}>{percentChange(now, earlier)}</span>
}
