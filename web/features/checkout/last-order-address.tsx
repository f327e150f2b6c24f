import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Order } from '#contract/order.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { formatPlace } from '#web/features/customers/addresses/format-address.ts'
import { isBlank } from '#web/features/customers/addresses/issues.ts'
import { toValues } from '#web/features/customers/addresses/values.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import type { CheckoutValues } from './values.ts'

/** Offers a customer without saved addresses the one of their last order, unless they've begun to type. Needs the group "manage-address". */
export function LastOrderAddress({ form }: { form: UseFormReturn<CheckoutValues> }) {
  const t = useText('manage-address')
  const { countries } = useShop()
  const { getValues, setValue, setFocus } = form
  const [address, setAddress] = useState<Order['shippingAddress'] | null>(null)
  useEffect(() => {
    if (!isBlank(getValues('shipping.addressLine1'))) return
    // Without an answer, nothing is offered.
    signed('GET /user/orders/list', { limit: 1 }).then(
      ({ orders: [last] }) => last && countries.includes(last.shippingAddress.country) && setAddress(last.shippingAddress),
      () => undefined,
    )
  }, [getValues, countries])
  if (!address) return null
  const use = () => {
    setValue('shipping', toValues(address, address.country))
    setAddress(null)
    setFocus('shipping.addressLine1')
  }
  return (
    <p className="mb-4">
      <TextButton onClick={use}>{t('choose.lastOrder')}</TextButton>
      <span className="block text-sm text-quiet">{formatPlace(address)}</span>
    </p>
  )
}
