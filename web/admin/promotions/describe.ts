import { useCallback } from 'react'
import type { Promotion } from '#contract/promotions.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

type State = 'on' | 'planned' | 'over' | 'off'

/** The current state of a promotion. */
export function stateOf({ active, startsAt, endsAt }: Pick<Promotion, 'active' | 'startsAt' | 'endsAt'>, now: number): State {
  if (!active) return 'off'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'over'
  return startsAt !== null && Date.parse(startsAt) > now ? 'planned' : 'on'
}

/** A promotion's effect in a few words. Needs the group "admin-promotions". */
export function useEffectText(): (effect: Promotion['effect']) => string {
  const t = useText('admin-promotions')
  const money = useMoney()
  return useCallback(
    (effect) => {
      if (effect.kind === 'percent') return t('says.percent', { percent: effect.percent })
      if (effect.kind === 'fixed') return t(`says.fixed.${effect.each}`, { amount: money(effect.amount) })
      if (effect.kind === 'buyGet') return t('says.buyGet', { buy: effect.buy, get: effect.get, percent: effect.percent })
      if (effect.kind === 'tiers') return t('says.tiers', { percent: Math.max(...effect.tiers.map(({ percent }) => percent)) })
      return t(`says.${effect.kind}`)
    },
    [t, money],
  )
}
