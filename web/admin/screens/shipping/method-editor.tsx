import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { NumberField } from '#web/admin/ui/number-field.tsx'
import type { RowErrors } from '#web/admin/ui/use-row-errors.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWeights } from '#web/admin/ui/weights.ts'
import { codeOf, type Method } from './form-values.ts'
import { MeasureField } from './measure-field.tsx'
import { TierRows } from './tier-rows.tsx'

interface MethodEditorProps {
  method: Method
  /** The error of a field of this method. */
  at: RowErrors['at']
  onChange: (method: Method) => void
  onRemove: () => void
}

/** A shipping method: its names, what it costs, and when it arrives. */
export function MethodEditor({ method, at, onChange, onRemove }: MethodEditorProps) {
  const t = useText('admin-shipping')
  const set = (part: Partial<Method>) => onChange({ ...method, ...part })
  const part = { method, at, set }
  return (
    <section aria-label={method.names.en} className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <Names {...part} />
      <Price {...part} />
      <TierRows
        key={`tiers ${method.by}`}
        tiers={method.priceTiers}
        by={method.by}
        at={at}
        onChange={(priceTiers) => set({ priceTiers })}
      />
      <Arrival {...part} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex flex-wrap gap-x-6">
          <Check label={t('active')} checked={method.active} onChange={(event) => set({ active: event.target.checked })} />
          <Check
            label={t('freeForMembers')}
            checked={method.freeForMembers}
            onChange={(event) => set({ freeForMembers: event.target.checked })}
          />
        </div>
        <ActionButton look="bare" onClick={onRemove}>
          {t('removeMethod')}
        </ActionButton>
      </div>
    </section>
  )
}

interface PartProps extends Pick<MethodEditorProps, 'method' | 'at'> {
  set: (part: Partial<Method>) => void
}

/** Its names and code. The code follows the English name until it's changed. */
function Names({ method, at, set }: PartProps) {
  const t = useText('admin-shipping')
  const rename = (en: string) =>
    set({ names: { ...method.names, en }, ...(method.code === codeOf(method.names.en) && { code: codeOf(en) }) })
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Field
        label={t('name.en')}
        value={method.names.en}
        maxLength={60}
        {...at('names.en')}
        onChange={(event) => rename(event.target.value)}
      />
      <Field
        label={t('name.bn')}
        lang="bn"
        defaultValue={method.names.bn ?? ''}
        {...at('names.bn')}
        maxLength={60}
        onChange={({ target: { value } }) => set({ names: value.trim() === '' ? { en: method.names.en } : { ...method.names, bn: value } })}
      />
      <Field
        label={t('code')}
        hint={t('codeHint')}
        value={method.code}
        {...at('code')}
        maxLength={40}
        onChange={(event) => set({ code: event.target.value })}
      />
    </div>
  )
}

/** The basis of its price, and the threshold for free shipping. */
function Price({ method, at, set }: PartProps) {
  const t = useText('admin-shipping')
  const { name: unit } = useWeights()
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Select
        label={t('by')}
        value={method.by}
        onChange={(event) => set({ by: event.target.value === 'weight' ? 'weight' : 'value' })}
        options={(['value', 'weight'] as const).map((value) => ({ value, name: t(`measure.${value}`) }))}
      />
      <MeasureField
        key={method.by}
        by={method.by}
        label={method.by === 'weight' ? t('upToWeight', { unit }) : t('upTo')}
        value={method.upTo}
        {...at('upTo')}
        onChange={(upTo) => set({ upTo })}
      />
      <NumberField label={t('freeFrom')} isMoney value={method.freeFrom} {...at('freeFrom')} onChange={(freeFrom) => set({ freeFrom })} />
    </div>
  )
}

/** When a parcel arrives. */
function Arrival({ method, at, set }: PartProps) {
  const t = useText('admin-shipping')
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <NumberField
        label={t('daysMin')}
        value={method.daysMin}
        empty={0}
        {...at('daysMin')}
        onChange={(days) => set({ daysMin: days ?? 0 })}
      />
      <NumberField
        label={t('daysMax')}
        value={method.daysMax}
        empty={0}
        {...at('daysMax')}
        onChange={(days) => set({ daysMax: days ?? 0 })}
      />
      <Field
        label={t('cutOff')}
        hint={t('cutOffHint')}
        type="time"
        value={method.cutOff ?? ''}
        {...at('cutOff')}
        onChange={({ target: { value } }) => set({ cutOff: value === '' ? null : value.slice(0, 5) })}
      />
    </div>
  )
}
