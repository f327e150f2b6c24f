import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'
import { type EffectProps, effectOf, kinds } from './form-values.ts'
import { FreeShippingFields } from './free-shipping-fields.tsx'
import { GiftFields } from './gift-fields.tsx'
import { Number } from './number.tsx'
import { TierFields } from './tier-fields.tsx'

/** A promotion's kind of effect, and the fields of that kind. */
export function EffectFields({ effect, at, onChange }: EffectProps) {
  const t = useText('admin-promotions')
  return (
    <>
      <Select
        label={t('field.kind')}
        value={effect.kind}
        onChange={(event) => onChange(effectOf(kinds.find((kind) => kind === event.target.value) ?? 'percent'))}
        options={kinds.map((value) => ({ value, name: t(`kind.${value}`) }))}
      />
      <Details key={effect.kind} effect={effect} at={at} onChange={onChange} />
    </>
  )
}

function Details({ effect, at, onChange }: EffectProps) {
  if (effect.kind === 'percent') return <Percent effect={effect} at={at} onChange={onChange} />
  if (effect.kind === 'fixed') return <Fixed effect={effect} at={at} onChange={onChange} />
  if (effect.kind === 'buyGet') return <BuyGet effect={effect} at={at} onChange={onChange} />
  if (effect.kind === 'freeShipping') return <FreeShippingFields effect={effect} at={at} onChange={onChange} />
  if (effect.kind === 'gift') return <GiftFields effect={effect} at={at} onChange={onChange} />
  return <TierFields effect={effect} at={at} onChange={onChange} />
}

function Percent({ effect, at, onChange }: EffectProps<'percent' | 'buyGet'>) {
  const t = useText('admin-promotions')
  return (
    <Number
      label={t('field.percent')}
      hint={t('field.percentHint')}
      value={effect.percent}
      {...at('effect.percent')}
      onChange={(percent) => onChange({ ...effect, percent: percent ?? 0 })}
    />
  )
}

function Fixed({ effect, at, onChange }: EffectProps<'fixed'>) {
  const t = useText('admin-promotions')
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Number
        label={t('field.amount')}
        value={effect.amount}
        isMoney
        {...at('effect.amount')}
        onChange={(amount) => onChange({ ...effect, amount: amount ?? 0 })}
      />
      <Select
        label={t('field.each')}
        value={effect.each}
        onChange={(event) => onChange({ ...effect, each: event.target.value === 'piece' ? 'piece' : 'order' })}
        options={(['order', 'piece'] as const).map((value) => ({ value, name: t(`each.${value}`) }))}
      />
    </div>
  )
}

function BuyGet({ effect, at, onChange }: EffectProps<'buyGet'>) {
  const t = useText('admin-promotions')
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Number label={t('field.buy')} value={effect.buy} {...at('effect.buy')} onChange={(buy) => onChange({ ...effect, buy: buy ?? 0 })} />
      <Number label={t('field.get')} value={effect.get} {...at('effect.get')} onChange={(get) => onChange({ ...effect, get: get ?? 0 })} />
      <Percent effect={effect} at={at} onChange={onChange} />
      <Number
        label={t('field.timesMax')}
        hint={t('field.timesMaxHint')}
        value={effect.timesMax}
        {...at('effect.timesMax')}
        onChange={(timesMax) => onChange({ ...effect, timesMax })}
      />
    </div>
  )
}
