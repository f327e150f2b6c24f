import { useEffect, useState } from 'react'
import { minuteMs } from '#contract/time.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useWaitingTime } from '#web/admin/ui/use-waiting-time.ts'

/** How long something has waited; in the warning color once that is too long. */
export function WaitingTime({ since, warnHours }: { since: string; warnHours: number }) {
  const { length } = useWaitingTime()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs))
  return <span className={minutes >= warnHours * 60 ? 'text-warn' : 'text-quiet'}>{length(minutes)}</span>
}
