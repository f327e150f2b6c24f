import { addressLines } from '#contract/customers/address-lines.ts'
import type { Address } from '#contract/customers/addresses.ts'
import { useShop } from '#web/lib/shop.ts'
import { countryName } from './format-address.ts'
import { formatPhone } from './format-phone.ts'

/** An address as it's written on a letter, with the phone number for the carrier. */
export function AddressLines({ address }: { address: Address }) {
  const { locale } = useShop()
  const [who = '', ...where] = addressLines(address)
  return (
    <address className="not-italic wrap-anywhere">
      <span className="block font-medium">{who}</span>
      {[...where, countryName(address.country, locale)].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="mt-1 block text-sm text-quiet">{formatPhone(address.phone)}</span>
    </address>
  )
}
