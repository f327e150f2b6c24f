import { addressLines } from '#contract/customers/address-lines.ts'
import type { Address } from '#contract/customers/addresses.ts'
import type { Order } from '#contract/order.ts'
import { countryName } from '#web/features/customers/addresses/format-address.ts'
import { formatPhone } from '#web/features/customers/addresses/format-phone.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** The shipping and billing address. */
export function Addresses({ order: { shippingAddress, billingAddress, needsShipping } }: { order: Order }) {
  const t = useText('order')
  const same = addressLines(shippingAddress).join() === addressLines(billingAddress).join()
  return (
    <>
      {needsShipping && (
        <section>
          <h2 className="mb-1 font-semibold">{t('shippingAddress')}</h2>
          <Lines address={shippingAddress} />
          {shippingAddress.phone && <p>{formatPhone(shippingAddress.phone)}</p>}
        </section>
      )}
      <section>
        <h2 className="mb-1 font-semibold">{t('billingAddress')}</h2>
        {same && needsShipping ? <p className="text-quiet">{t('sameBilling')}</p> : <Lines address={billingAddress} />}
      </section>
    </>
  )
}

function Lines({ address }: { address: Address }) {
  const { locale } = useShop()
  return (
    <address className="not-italic">
      {[...addressLines(address), countryName(address.country, locale)].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
