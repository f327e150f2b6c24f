import { type SyntheticEvent, useCallback, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'
import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { optionsOf } from '#web/features/cart/lines.ts'
import { OrderCurrencyProvider } from '#web/features/orders/order-currency-provider.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AddableProduct } from '#contract/repeat-lines.ts'
import type { Changing } from './use-repeat-delivery.ts'

interface AddDialogProps {
  of: RepeatDeliveryDetail
  changing: Changing
  onClose: () => void
}

/** Adds a product that is offered at the delivery's interval. */
export default function AddDialog({ of, changing, onClose }: AddDialogProps) {
  const t = useText('repeat-deliveries')
  const errorMessage = useErrorMessage()
  const { id } = of
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const fetchProducts = useCallback(() => signed('GET /repeat-deliveries/:id/products', { id, ...(q !== '' && { q }) }), [id, q])
  const { value, error, busy, load } = useAsyncData(fetchProducts)
  const [first] = value?.products ?? []
  // Once a list was too long, there is something to search in.
  const [isLong, setLong] = useState(false)
  if (!isLong && value && value.products.length >= repeatLimits.addableMax) setLong(true)
  return (
    <Dialog open title={t('lines.add')} onClose={onClose}>
      <div className="grid gap-4 p-5">
        {isLong && <SearchForm label={t('lines.search')} typed={typed} onType={setTyped} onSearch={setQ} />}
        {value && first && (
          <OrderCurrencyProvider of={value}>
            <AddForm key={q} of={of} products={value.products} first={first} changing={changing} onClose={onClose} />
          </OrderCurrencyProvider>
        )}
        {value && !first && <p>{t(q === '' ? 'lines.none' : 'lines.notFound', { q })}</p>}
        {!value && (error === null || busy) && <Skeleton className="h-40 rounded-card" />}
        {!value && error !== null && !busy && (
          <div className="grid gap-4">
            <p>{errorMessage(error)}</p>
            <Button onClick={() => void load()}>{t('failed.retry')}</Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface AddFormProps extends AddDialogProps {
  products: AddableProduct[]
  first: AddableProduct
}

function AddForm({ of: { id, version }, products, first, changing: { act, acting }, onClose }: AddFormProps) {
  const t = useText('repeat-deliveries')
  const money = useMoney()
  const [variantId, setVariantId] = useState(first.variantId)
  const [quantity, setQuantity] = useState('1')
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    const add = () => signed('POST /repeat-deliveries/:id/lines', { id, version, variantId, quantity: Number(quantity) })
    if (await act(add, t('done.added'))) onClose()
  }
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-4">
      <Select
        label={t('lines.product')}
        value={variantId}
        options={products.map((one) => ({
          value: one.variantId,
          name: [one.name, optionsOf(one.options), money(one.price), one.isInStock ? '' : t('fields.out')].filter(Boolean).join(', '),
        }))}
        onChange={(event) => setVariantId(event.currentTarget.value)}
      />
      <Field
        label={t('fields.quantity')}
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.cart.quantityMax}
        value={quantity}
        onChange={(event) => setQuantity(event.currentTarget.value)}
        required
      />
      <p className="text-sm text-quiet">{t('lines.terms')}</p>
      <Button type="submit" busy={acting}>
        {t('lines.addHere')}
      </Button>
    </form>
  )
}
