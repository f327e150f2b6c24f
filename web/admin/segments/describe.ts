import { useMemo } from 'react'
import type { SegmentFilter } from '#contract/admin/segments.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** The conditions of a filter, each as a short text. */
export function useDescribeFilter(): (filter: SegmentFilter) => string[] {
  const t = useText('admin-segments')
  const money = useMoney()
  return useMemo(
    () => (filter) => {
      const numbers = (['ordersMin', 'ordersMax', 'orderedWithin', 'notOrderedFor', 'signedUpWithin', 'signedUpBefore'] as const).flatMap(
        (name) => (filter[name] === undefined ? [] : [t(`says.${name}`, { count: filter[name] })]),
      )
      const amounts = (['spentMin', 'spentMax'] as const).flatMap((name) =>
        filter[name] === undefined ? [] : [t(`says.${name}`, { amount: money(filter[name]) })],
      )
      const words = (['tag', 'country', 'language'] as const).flatMap((name) =>
        filter[name] === undefined ? [] : [`${t(`field.${name}`)}: ${filter[name]}`],
      )
      const bought = (['plan', 'boughtProduct', 'boughtCategory', 'completedChallenge'] as const).flatMap((name) =>
        filter[name] === undefined ? [] : [t(`says.${name}`)],
      )
      const mail = filter.acceptsMail === undefined ? [] : [t(filter.acceptsMail ? 'says.acceptsMail' : 'says.refusesMail')]
      return [...numbers, ...amounts, ...words, ...bought, ...mail]
    },
    [t, money],
  )
}
