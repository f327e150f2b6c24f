import { useState } from 'react'
import type { PriceList } from '#contract/price-lists.ts'
import { useText } from '#web/lib/text.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { shapes, stateOf, tones } from './describe.ts'

/** Whether a price list is scheduled, active or over. Needs the group "admin-price-lists". */
export function ListState({ list }: { list: Pick<PriceList, 'startsAt' | 'endsAt'> }) {
  const t = useText('admin-price-lists')
  const [now] = useState(() => Date.now())
  const state = stateOf(list, now)
  return (
    <StateMark shape={shapes[state]} tone={tones[state]}>
      {t(`state.${state}`)}
    </StateMark>
  )
}
