import { useState } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { urls } from '#contract/urls.ts'
import { AddressLines } from '#web/features/customers/addresses/address-lines.tsx'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { OverviewSection } from './overview-section.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const ChooseDefault = pressedPart(async () => (await import('./choose-default.tsx')).ChooseDefault)

/** The default shipping address. With several saved, another can be made the default here. */
export function DefaultAddress({ customer: { addresses } }: { customer: Customer }) {
  const t = useText('my-account')
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [first] = addresses
  const show = () => {
    setWasOpened(true)
    setOpen(true)
  }
  const action =
    addresses.length > 1 ? (
      <TextButton onClick={show}>{t('overview.address.change')}</TextButton>
    ) : (
      <TextLink to={urls.addresses(first ? undefined : 'new')} className="inline-flex min-h-11 items-center text-sm">
        {first ? t('overview.address.edit') : t('overview.address.add')}
      </TextLink>
    )
  return (
    <OverviewSection title={t('overview.address.title')} action={action}>
      {first ? <AddressLines address={first} /> : <p className="text-quiet">{t('overview.address.none')}</p>}
      {wasOpened && <ChooseDefault addresses={addresses} open={open} onClose={() => setOpen(false)} />}
    </OverviewSection>
  )
}
