import { useCallback } from 'react'
import type { Order } from '#contract/order.ts'
import type { Product } from '#contract/product.ts'
import type { OrderReturn } from '#contract/order-return.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Select } from '#web/ui/select.tsx'
import { staff } from '#web/admin/session/session.ts'

type Variant = Product['variants'][number]
/** For each returned variant, the variant that replaces it, or null for a refund. */
export type Exchanges = Readonly<Record<string, string | null>>

interface ExchangeFieldsProps {
  order: Order
  one: OrderReturn
  exchanges: Exchanges
  onChange: (exchanges: Exchanges) => void
}

/** What each line of a return is exchanged for: initially the buyer's choice, which staff can change. */
export function ExchangeFields({ order, one, exchanges, onChange }: ExchangeFieldsProps) {
  return one.lines.map((line) => {
    const bought = order.products.find(({ variantId }) => variantId === line.variantId)
    return (
      bought && (
        <ExchangeField
          key={line.variantId}
          bought={bought}
          value={exchanges[line.variantId] === undefined ? (line.exchange?.variantId ?? null) : exchanges[line.variantId]!}
          onChange={(next) => onChange({ ...exchanges, [line.variantId]: next })}
        />
      )
    )
  })
}

interface FieldProps {
  /** The returned line. It can be exchanged for the same variant only if something is wrong with it. */
  bought: Order['products'][number]
  isSameOffered?: boolean
  value: string | null
  onChange: (variantId: string | null) => void
}

/** What a returned line is exchanged for; null for a refund. Renders nothing if there is no choice. */
export function ExchangeField({ bought, isSameOffered = true, value, onChange }: FieldProps) {
  const t = useText('admin-orders')
  const money = useMoney()
  const { slug, variantId, name } = bought
  const product = useAsyncData(useCallback(() => staff('GET /user/products/url/:uniqueName', { uniqueName: slug }), [slug]))
  const offered = ({ id, components, isDigital }: Variant) => (isSameOffered || id !== variantId) && !components && !isDigital
  const variants = product.value?.variants.filter(offered) ?? []
  if (variants.length === 0) return null
  return (
    <Select
      label={t('returns.exchangeOf', { name })}
      value={value ?? ''}
      options={[
        { value: '', name: t('returns.money') },
        ...variants.map(({ id, options, price, stock }) => {
          const what = id === variantId ? [t('returns.same')] : [Object.values(options).join(', '), money(price)]
          return { value: id, name: [...what, t(`returns.stock.${stock.state}`)].join(', ') }
        }),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
