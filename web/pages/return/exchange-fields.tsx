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
  /** Prices exclude tax. */
  isTaxedOnTop: boolean
  onChange: (exchanges: Exchanges) => void
}

/** A refund or another size, for each selected line with several sizes. */
export const ExchangeFields = ({ lines, pieces, exchanges, isTaxedOnTop, onChange }: ExchangeFieldsProps) =>
  lines
    .filter(({ line }) => (pieces[line.variantId] ?? 0) > 0 && Object.keys(line.options).length > 0)
    .map(({ line }) => (
      <ExchangeField
        key={line.variantId}
        line={line}
        isTaxedOnTop={isTaxedOnTop}
        value={exchanges[line.variantId] ?? ''}
        onChange={(next) => onChange({ ...exchanges, [line.variantId]: next })}
      />
    ))

interface ExchangeFieldProps {
  line: Line
  value: string
  isTaxedOnTop: boolean
  onChange: (variantId: string) => void
}

function ExchangeField({ line, value, isTaxedOnTop, onChange }: ExchangeFieldProps) {
  const t = useText('returns')
  const money = useMoney()
  const { slug, variantId, name, price } = line
  const product = useAsyncData(useCallback(() => call('GET /user/products/url/:uniqueName', { uniqueName: slug }), [slug]))
  const others =
    product.value?.variants.filter((one) => one.id !== variantId && one.stock.state !== 'out' && !one.components && !one.isDigital) ?? []
  if (others.length === 0) return null
  const difference = (other: number) => (Math.round(other * 1000) - Math.round(price * 1000)) / 1000
  const priced = (other: number) => {
    const more = difference(other)
    if (more === 0) return t('exchange.same')
    const [way, amount] = more > 0 ? (['more', money(more)] as const) : (['less', money(-more)] as const)
    return isTaxedOnTop ? t(`exchange.${way}PlusTax`, { amount }) : t(`exchange.${way}`, { amount })
  }
  return (
    <Select
      label={t('exchange.label', { name })}
      hint={value === '' ? undefined : t('exchange.hint')}
      value={value}
      options={[
        { value: '', name: t('exchange.money') },
        ...others.map((one) => ({ value: one.id, name: `${Object.values(one.options).join(', ')} (${priced(one.price)})` })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
