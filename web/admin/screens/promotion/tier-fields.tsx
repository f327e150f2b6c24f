import { promotionLimits } from '#contract/promotion-limits.ts'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { EffectProps } from './form-values.ts'
import { Number } from './number.tsx'

/** Tiers of a discount: from each amount or number of items on, a percentage. */
export function TierFields({ effect, at, onChange }: EffectProps<'tiers'>) {
  const t = useText('admin-promotions')
  // Keys keep the typed text with its row when another row is removed.
  const [keys, setKeys] = useState(() => effect.tiers.map((_, position) => position))
  const change = (position: number, part: Partial<(typeof effect.tiers)[number]>) =>
    onChange({ ...effect, tiers: effect.tiers.map((one, index) => (index === position ? { ...one, ...part } : one)) })
  const add = () => {
    const last = effect.tiers.at(-1)
    setKeys([...keys, Math.max(-1, ...keys) + 1])
    onChange({ ...effect, tiers: [...effect.tiers, { from: (last?.from ?? 0) * 2, percent: Math.min(100, (last?.percent ?? 0) + 5) }] })
  }
  const remove = (position: number) => {
    setKeys(keys.filter((_, index) => index !== position))
    onChange({ ...effect, tiers: effect.tiers.filter((_, index) => index !== position) })
  }
  return (
    <>
      <Select
        label={t('field.tierBy')}
        value={effect.by}
        onChange={(event) => onChange({ ...effect, by: event.target.value === 'quantity' ? 'quantity' : 'amount' })}
        options={(['amount', 'quantity'] as const).map((value) => ({ value, name: t(`by.${value}`) }))}
      />
      {effect.tiers.map((tier, position) => (
        <div key={keys[position]} className="grid grid-cols-2 items-start gap-x-5 gap-y-1 md:grid-cols-[1fr_1fr_auto]">
          <Number
            label={t('field.tierFrom', { count: position + 1 })}
            value={tier.from}
            isMoney={effect.by === 'amount'}
            {...at(`effect.tiers.${position}.from`)}
            onChange={(from) => change(position, { from: from ?? 0 })}
          />
          <Number
            label={t('field.tierPercent', { count: position + 1 })}
            value={tier.percent}
            {...at(`effect.tiers.${position}.percent`)}
            onChange={(percent) => change(position, { percent: percent ?? 0 })}
          />
          {effect.tiers.length > 1 && (
            <ActionButton look="bare" className="justify-self-start md:mt-8" onClick={() => remove(position)}>
              {t('field.removeTier', { count: position + 1 })}
            </ActionButton>
          )}
        </div>
      ))}
      {effect.tiers.length < promotionLimits.tiersMax && (
        <ActionButton className="justify-self-start" onClick={add}>
          {t('field.addTier')}
        </ActionButton>
      )}
    </>
  )
}
