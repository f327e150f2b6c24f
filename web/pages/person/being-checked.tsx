import { useState } from 'react'
import type { LiftRecord } from '#contract/records.ts'
import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { DeleteRecord } from './delete-record.tsx'
import { useDeletions } from './use-deletions.ts'

interface BeingCheckedProps {
  records: LiftRecord[]
  onChange: () => Promise<void>
}

/** The member's lifts that are hidden until staff have checked them; a mistyped one can be deleted. Needs the groups "people" and "ui". */
export function BeingChecked({ records, onChange }: BeingCheckedProps) {
  const t = useText('people')
  const name = useLiftName()
  const amount = useAmount()
  const date = useDate()
  const [deleting, setDeleting] = useState<LiftRecord | null>(null)
  const { remove, without } = useDeletions(onChange)
  const shown = without(records)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="checked" className="mb-6 rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 id="checked" className="font-semibold">
        {t('records.checking')}
      </h2>
      <p className="mt-1 text-sm text-quiet">{t('records.checkingText')}</p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {shown.map((record) => {
          const { id, lift, value, measure, performedOn } = record
          const values = { lift: name(lift), value: amount(value, measure).text }
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span>
                <span className="font-medium">{t('records.checked', values)}</span>
                <span className="ms-2 text-sm text-quiet">{date(performedOn)}</span>
              </span>
              <TextButton aria-label={t('records.deleteOne', { ...values, date: date(performedOn) })} onClick={() => setDeleting(record)}>
                {t('records.delete')}
              </TextButton>
            </li>
          )
        })}
      </ul>
      {deleting && (
        <DeleteRecord
          record={deleting}
          onClose={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null)
            void remove(deleting, [])
          }}
        />
      )}
    </section>
  )
}
