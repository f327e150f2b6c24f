import { useCallback } from 'react'
import type { Line, Pieces } from '#web/features/returns/pieces.ts'
import { call } from '#web/lib/call.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Select } from '#web/ui/select.tsx'

/** For each returned variant, the one that the buyer wants instead. Variants without an entry are refunded. */
export type Exchanges = Readonly<Record<string, string>>

interface ExchangeFieldsProps {
  lines: readonly { line: Line }[]
  pieces: Pieces
  exchanges: Exchanges
  /** Something is wrong with what is returned, so the same item can replace it. */
  isFaulty: boolean
  /** Prices exclude tax. */
  isTaxedOnTop: boolean
  onChange: (exchanges: Exchanges) => void
}

/** A refund, another size, or the same item instead of a faulty one, for each selected line. */
export function ExchangeFields({ lines, pieces, exchanges, isFaulty, isTaxedOnTop, onChange }: ExchangeFieldsProps) {
  const offered = lines.filter(({ line }) => (pieces[line.variantId] ?? 0) > 0 && (isFaulty || Object.keys(line.options).length > 0))
  return offered.map(({ line }) => (
    <ExchangeField
      key={line.variantId}
      line={line}
      several={offered.length > 1}
      isFaulty={isFaulty}
      isTaxedOnTop={isTaxedOnTop}
      // The same item may have been chosen before the reason was another one.
      value={isFaulty || exchanges[line.variantId] !== line.variantId ? (exchanges[line.variantId] ?? '') : ''}
      onChange={(next) => onChange({ ...exchanges, [line.variantId]: next })}
    />
  ))
}

interface ExchangeFieldProps {
  line: Line
  /** There are other such fields, so this one names its line. */
  several: boolean
  value: string
  isFaulty: boolean
  isTaxedOnTop: boolean
  onChange: (variantId: string) => void
}

function ExchangeField({ line, several, value, isFaulty, isTaxedOnTop, onChange }: ExchangeFieldProps) {
  const t = useText('returns')
  const money = useMoney()
  const { slug, variantId, name, price } = line
  const product = useAsyncData(useCallback(() => call('GET /user/products/url/:uniqueName', { uniqueName: slug }), [slug]))
  const offered = product.value?.variants.filter(
    (one) => (isFaulty || one.id !== variantId) && one.stock.state !== 'out' && !one.components && !one.isDigital,
  )
  if (!offered || offered.length === 0) return null
  const difference = (other: number) => (Math.round(other * 1000) - Math.round(price * 1000)) / 1000
  const priced = (other: number) => {
    const more = difference(other)
    if (more === 0) return t('exchange.same')
    const [way, amount] = more > 0 ? (['more', money(more)] as const) : (['less', money(-more)] as const)
    return isTaxedOnTop ? t(`exchange.${way}PlusTax`, { amount }) : t(`exchange.${way}`, { amount })
  }
  return (
    <Select
      label={several ? t('exchange.labelOf', { name }) : t('exchange.label')}
      hint={value === '' ? undefined : t('exchange.hint')}
      value={value}
      options={[
        { value: '', name: t('exchange.money') },
        ...offered.map(({ id, options, price: other }) => ({
          value: id,
          name:
            id === variantId
              ? t('exchange.sameItem')
              : `${t('exchange.for', { variant: Object.values(options).join(', ') })} (${priced(other)})`,
        })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
