import type { LiftRecord } from '#contract/records.ts'
import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Confirm } from '#web/ui/confirm.tsx'

interface DeleteRecordProps {
  record: LiftRecord
  onClose: () => void
  onConfirm: () => void
}

/** Confirms deleting a record, and names what is deleted with it. Needs the groups "people" and "ui". */
export function DeleteRecord({ record: { lift, value, measure, performedOn }, onClose, onConfirm }: DeleteRecordProps) {
  const t = useText('people')
  const amount = useAmount()
  const name = useLiftName()
  const { date } = useCalendar()
  const values = { lift: name(lift), value: amount(value, measure).text, date: date(performedOn) }
  return (
    <Confirm
      open
      title={t('records.deleteTitle')}
      text={t('records.deleteText', values)}
      action={t('records.deleteAction')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
