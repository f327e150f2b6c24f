import { useText } from '#web/lib/text.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import type { StaffCustomer } from './customer.ts'
import { Part } from '#web/admin/customers/part.tsx'

/** The customer's sessions, by network. */
export function Sessions({ sessions }: { sessions: StaffCustomer['sessions'] }) {
  const t = useText('admin-customers')
  const shortTime = useShortTime()
  return (
    <Part title={t('sessions')}>
      {sessions.length === 0 && <p className="text-quiet">{t('noSessions')}</p>}
      <ul>
        {sessions.map(({ id, network, usedAt }) => (
          <li key={id} className="flex min-h-11 items-center justify-between border-b border-line">
            <span>{network}</span>
            <span className="text-quiet">{shortTime(usedAt)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
