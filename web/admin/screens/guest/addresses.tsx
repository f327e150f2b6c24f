import { addressLines } from '#contract/customers/address-lines.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { countryName } from '#web/features/customers/addresses/format-address.ts'
import { Part } from '#web/admin/customers/part.tsx'
import type { Guest } from './guest.ts'

/** The different addresses of a guest's last orders. */
export function Addresses({ addresses }: { addresses: Guest['addresses'] }) {
  const t = useText('admin-customers')
  const { locale } = useShop()
  const texts = addresses.map((address) => [...addressLines(address), countryName(address.country, locale), address.phone].filter(Boolean))
  // A shipping and a billing address may differ only in fields that aren't shown here.
  const different = [...new Map(texts.map((lines) => [lines.join('\n'), lines])).entries()]
  return (
    <Part title={t('guest.addresses')}>
      <ul className="grid gap-4">
        {different.map(([key, lines]) => (
          <li key={key}>
            <address className="wrap-anywhere whitespace-pre-line not-italic">{lines.join('\n')}</address>
          </li>
        ))}
      </ul>
    </Part>
  )
}
