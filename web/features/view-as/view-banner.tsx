import { useEffect, useState } from 'react'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import { staffToken, type View } from './view.ts'

/** The banner over every page of a staff view: the customer's name, the remaining time, and a button that ends the view. */
export function ViewBanner({ view: { id, customerId, name, expiresAt } }: { view: View }) {
  const t = useText('view-as')
  const minutes = useMinutesLeft(expiresAt)
  const end = async () => {
    const token = staffToken()
    if (token) await call('DELETE /admin/views/:id', { id }, { token }).catch(() => undefined)
    sessionStorage.clear()
    window.location.assign(`/admin/customers/${customerId}`)
  }
  return (
    <>
      <div className="pointer-events-none fixed inset-0 z-50 border-4 border-ember" />
      <section
        aria-label={t('title')}
        className="fixed inset-x-0 bottom-[calc(4rem+var(--offline))] z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-ember px-4 py-2 text-sm text-ember-ink md:bottom-(--offline)"
      >
        <p role="status">
          <strong className="font-semibold">{t('as', { name })}</strong> {minutes > 0 ? t('left', { count: minutes }) : t('over')}
        </p>
        <button
          type="button"
          className="min-h-11 rounded-input bg-ember-ink px-4 font-medium text-ember underline-offset-4 hover:underline"
          onClick={() => void end()}
        >
          {t('end')}
        </button>
      </section>
    </>
  )
}

const minuteMs = 60_000
const minutesUntil = (time: string): number => Math.max(0, Math.ceil((new Date(time).getTime() - Date.now()) / minuteMs))

function useMinutesLeft(until: string): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesUntil(until)), minuteMs / 4)
    return () => clearInterval(timer)
  }, [until])
  return minutes
}
