import type { Address } from '#contract/addresses.ts'
import type { Order } from '#contract/orders.ts'
import { joinName } from '#web/features/checkout/names.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** Where it goes, and where the bill goes. */
export function Addresses({ order: { shippingAddress, billingAddress } }: { order: Order }) {
  const t = useText('order')
  const same = wordsOf(shippingAddress).join() === wordsOf(billingAddress).join()
  return (
    <>
      <section>
        <h2 className="mb-1 font-semibold">{t('shippingAddress')}</h2>
        <Lines address={shippingAddress} />
        <p>{shippingAddress.phone}</p>
      </section>
      <section>
        <h2 className="mb-1 font-semibold">{t('billingAddress')}</h2>
        {same ? <p className="text-quiet">{t('sameBilling')}</p> : <Lines address={billingAddress} />}
      </section>
    </>
  )
}

function Lines({ address }: { address: Address }) {
  const { locale } = useShop()
  const country = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(address.country)
  return (
    <address className="not-italic">
      {[...wordsOf(address), country].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

/** The country is told in words, by the page. */
const wordsOf = (address: Address): string[] =>
  [joinName(address), address.addressLine1, address.addressLine2, `${address.postCode} ${address.city}`].filter(Boolean)
