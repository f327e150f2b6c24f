import type { ProductState as State } from '#contract/edited-product.ts'
import { useText } from '#web/lib/text.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

const marks = {
  live: { shape: 'done', tone: 'good' },
  scheduled: { shape: 'half', tone: 'ink' },
  draft: { shape: 'waiting', tone: 'quiet' },
  trash: { shape: 'ended', tone: 'bad' },
} as const

export const productStateNames = ['live', 'scheduled', 'draft', 'trash'] as const

/** The state of a product. */
export function ProductStateMark({ state }: { state: State }) {
  const t = useText('admin-products')
  return <StateMark {...marks[state]}>{t(`state.${state}`)}</StateMark>
}
