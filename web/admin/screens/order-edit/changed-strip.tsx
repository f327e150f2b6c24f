import type { StaffOrder } from '#contract/admin/orders.ts'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { lastEdit } from './edit.ts'

/** Says that someone else changed the order in the meantime, and that the edit was applied to the changed order. */
export function ChangedStrip({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useText('admin-compose')
  const shortTime = useShortTime()
  const by = lastEdit(order)
  const who = by?.name ? t('edit.changed.by', { name: by.name, time: shortTime(by.at) }) : t('edit.changed.someone')
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 border-y border-warn bg-studio px-4 py-3 md:px-8">
      <p role="alert" className="me-auto">
        <strong className="font-semibold">{who}</strong> {t('edit.changed.merged')}
      </p>
      <ActionButton onClick={onClose}>{t('edit.changed.close')}</ActionButton>
    </div>
  )
}
