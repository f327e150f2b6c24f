import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { mainLifts } from '#contract/lifts.ts'
import { liftName } from '../record/lift-name.ts'
import { LoadedBar } from '../record/loaded-bar.tsx'
import { isBarbellLift } from '../record/plates.ts'
import type { DraftRecord } from './draft.ts'
import { recordOf } from './record-of.ts'

interface RecordFieldsProps {
  record: DraftRecord
  weightUnit: 'kg' | 'lb'
  onChange: (record: DraftRecord) => void
  onRemove: () => void
}

const own = ''

/** A lift to log with the post. The drawn bar follows the number that is typed. */
export function RecordFields({ record, weightUnit, onChange, onRemove }: RecordFieldsProps) {
  const t = useText('composer')
  const posts = useText('posts')
  const isMain = mainLifts.some((one) => one === record.lift)
  const read = recordOf(record, weightUnit)
  return (
    <fieldset className="grid gap-3 rounded-card bg-studio p-4">
      <legend className="sr-only">{t('record.title')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('record.lift')}
          value={isMain ? record.lift : own}
          options={[...mainLifts.map((value) => ({ value, name: liftName(value, posts) })), { value: own, name: t('record.own') }]}
          onChange={({ currentTarget }) => onChange({ ...record, lift: currentTarget.value })}
        />
        <Field
          label={`${t('record.value')} (${posts(`units.${weightUnit}`)})`}
          inputMode="decimal"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was added to type a number
          autoFocus={record.value === ''}
          value={record.value}
          onChange={({ currentTarget }) => onChange({ ...record, value: currentTarget.value })}
        />
        {!isMain && (
          <Field
            label={t('record.name')}
            value={record.lift}
            maxLength={limits.profile.lift}
            onChange={({ currentTarget }) => onChange({ ...record, lift: currentTarget.value })}
          />
        )}
        <Field
          label={t('record.date')}
          type="date"
          value={record.performedOn}
          onChange={({ currentTarget }) => onChange({ ...record, performedOn: currentTarget.value })}
        />
      </div>
      <div className="flex items-center justify-between gap-4">
        <TextButton className="text-quiet" onClick={onRemove}>
          {t('record.remove')}
        </TextButton>
        {read && isBarbellLift(read.lift) && <LoadedBar kilograms={read.value} className="-me-4 h-16 max-w-[60%]" />}
      </div>
    </fieldset>
  )
}
