import type { CreditAccount } from '#contract/admin/credit.ts'
import { useText } from '#web/lib/text.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

const shapes = { active: 'done', empty: 'waiting', expired: 'ended', disabled: 'ended' } as const

/** Whether a gift card or store credit can be spent, as a shape and a word. */
export function CreditState({ state }: Pick<CreditAccount, 'state'>) {
  const t = useText('admin-credit')
  return <StateMark shape={shapes[state]}>{t(`state.${state}`)}</StateMark>
}
