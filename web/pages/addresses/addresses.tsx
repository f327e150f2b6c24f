import { useState } from 'react'
import type { SavedAddress } from '#contract/customers/addresses.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatPlace } from '#web/features/customers/addresses/format-address.ts'
import { AddressCard } from './address-card.tsx'
import { useListChanges } from './use-list-changes.ts'

export function Addresses({ addresses }: { addresses: SavedAddress[] }) {
  const t = useText('manage-address')
  const { busy, error, makeDefault, makeBillingDefault, remove } = useListChanges()
  const [deleting, setDeleting] = useState<SavedAddress | null>(null)
  if (addresses.length === 0) {
    return (
      <EmptyState title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to={urls.addresses('new')}>{t('add')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <div className="mb-6">
        {addresses.length < limits.address.perCustomer ? (
          <ButtonLink to={urls.addresses('new')}>{t('add')}</ButtonLink>
        ) : (
          <p className="text-quiet">{t('full', { max: limits.address.perCustomer })}</p>
        )}
      </div>
      {error !== null && (
        <div className="mb-6">
          <Alert tone="bad">{error}</Alert>
        </div>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              busy={busy === address.id}
              onDefault={() => void makeDefault(address.id)}
              onDefaultBilling={() => void makeBillingDefault(address.id)}
              onDelete={() => setDeleting(address)}
            />
          </li>
        ))}
      </ul>
      <Confirm
        open={deleting !== null}
        title={t('confirm.title')}
        text={deleting ? t('confirm.text', { place: formatPlace(deleting) }) : ''}
        action={t('confirm.action')}
        busy={deleting !== null && busy === deleting.id}
        onConfirm={() => deleting && void remove(deleting.id).then(() => setDeleting(null))}
        onClose={() => setDeleting(null)}
      />
    </>
  )
}
