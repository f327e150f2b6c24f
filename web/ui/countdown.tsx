import { useEffect, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useShop } from '#web/lib/shop.ts'
import { timeLeft } from './time-left.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * The time left of an offer, with days only if there are any. `until` is an ISO time. The numbers appear after hydration, since the server
 * can't know when the page is read. On the last day, it's the last position that becomes unused, so nothing shifts. Needs the group "ui".
 */
export function Countdown({ label, until, onEnd }: { label: string; until: string; onEnd?: () => void }) {
  const t = useText('ui')
  const { locale } = useShop()
  const left = useLeft(until, onEnd)
  const parts = left === null ? null : timeLeft(left)
  const shown = parts?.days === 0 ? units.slice(1) : units
  return (
    <div role="timer" aria-label={label} className="flex gap-4">
      {shown.map((unit, index) => (
        <span key={units[index]} className="grid min-w-12">
          <span className="display text-2xl">{parts === null ? '––' : twoDigits(parts[unit], locale)}</span>
          <span className="text-xs text-quiet">{t(`timer.${unit}`)}</span>
        </span>
      ))}
    </div>
  )
}

let formatter: { locale: string; two: Intl.NumberFormat } | undefined

/** The formatter is the most expensive part, so it's created once, with the first number. */
function twoDigits(value: number, locale: string): string {
  if (formatter?.locale !== locale) formatter = { locale, two: new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }) }
  return formatter.two.format(value)
}

/** Milliseconds left, updated every second; null until hydrated. */
function useLeft(until: string, onEnd?: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setLeft(Date.parse(until) - serverNow())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  const over = left !== null && left <= 0
  useEffect(() => {
    if (over) onEnd?.()
  }, [over, onEnd])
  return left
}
