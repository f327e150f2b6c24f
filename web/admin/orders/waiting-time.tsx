import { useEffect, useState } from 'react'
import { minuteMs } from '#contract/time.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useText } from '#web/lib/text.ts'

const dayMinutes = 1440

/** How long something has waited: "9 min", "3 h 20", "2 days"; in the warning color once that is too long. */
export function WaitingTime({ since, warnHours }: { since: string; warnHours: number }) {
  const t = useText('admin-orders')
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs))
  const text =
    minutes < 60
      ? t('waiting.minutes', { count: minutes })
      : minutes < dayMinutes
        ? t('waiting.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
        : t('waiting.days', { count: Math.floor(minutes / dayMinutes) })
  return <span className={minutes >= warnHours * 60 ? 'text-warn' : 'text-quiet'}>{text}</span>
}
