import { useText } from '#web/lib/text.ts'
import { LocalTime } from '#web/admin/ui/local-time.tsx'

interface TimesProps {
  from: string | null
  until: string | null
  problem?: string | undefined
  onChange: (times: { from?: string | null; until?: string | null }) => void
}

/** The period in which something is shown; always, if both ends are empty. */
export function Times({ from, until, problem, onChange }: TimesProps) {
  const t = useText('admin-site')
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <LocalTime label={t('times.from')} value={from} onChange={(time) => onChange({ from: time })} />
      <LocalTime label={t('times.until')} value={until} error={problem} onChange={(time) => onChange({ until: time })} />
    </div>
  )
}
