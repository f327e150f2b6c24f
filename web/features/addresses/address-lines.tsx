import type { Address } from '#contract/addresses.ts'
import { useCountryName } from './use-country-name.ts'
import { linesOf } from './words.ts'

/** An address as it is written, with the phone for the courier. */
export function AddressLines({ address }: { address: Address }) {
  const country = useCountryName()(address.country)
  const [who = '', ...where] = linesOf(address)
  return (
    <address className="not-italic wrap-anywhere">
      <span className="block font-medium">{who}</span>
      {[...where, country].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="mt-1 block text-sm text-quiet">{address.phone}</span>
    </address>
  )
}
