import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { Figures } from '#web/admin/ui/figures.tsx'

const load = () => staff('GET /admin/repeat-deliveries/figures', {})
const names = ['active', 'dueSoon', 'paused', 'failing'] as const

/** The number of active repeat deliveries, and of those that need attention. */
export function RepeatFigures() {
  const t = useText('admin-repeat-deliveries')
  const number = useNumber()
  return (
    <Figures data={useAsyncData(load)} className="md:grid-cols-4">
      {(value) => names.map((name) => [t(`figure.${name}`), number(value[name])])}
    </Figures>
  )
}
