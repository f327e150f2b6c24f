import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'
import type { RecordListState } from './record-list-state.ts'
import { useLift } from './use-lift.ts'

interface FiltersProps {
  shown: RecordListState
  lifts: readonly NonNullable<RecordListState['lift']>[]
  flags: readonly NonNullable<RecordListState['flag']>[]
  onChange: (next: Partial<RecordListState>) => void
}

/** Filters by lift and by flag. */
export function Filters({ shown, lifts, flags, onChange }: FiltersProps) {
  const t = useText('admin-records')
  const { name } = useLift('weight')
  return (
    <div
      className={`grid grid-cols-2 gap-3 border-b border-line px-4 pt-3 pb-4 md:grid-cols-[15rem_15rem] md:px-8 ${shown.chosen === undefined ? '' : 'max-lg:hidden'}`}
    >
      <Select
        label={t('lift')}
        value={shown.lift ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ lift: lifts.find((one) => one === value), chosen: undefined })}
        options={[{ value: '', name: t('any') }, ...lifts.map((value) => ({ value, name: name(value) }))]}
      />
      <Select
        label={t('flag')}
        value={shown.flag ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ flag: flags.find((one) => one === value), chosen: undefined })}
        options={[{ value: '', name: t('any') }, ...flags.map((value) => ({ value, name: t(`flags.${value}`) }))]}
      />
    </div>
  )
}
