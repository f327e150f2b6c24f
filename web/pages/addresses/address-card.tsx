import type { SavedAddress } from '#contract/customers/addresses.ts'
import { urls } from '#contract/urls.ts'
import { AddressLines } from '#web/features/customers/addresses/address-lines.tsx'
import { formatPlace } from '#web/features/customers/addresses/format-address.ts'
import { useText } from '#web/lib/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

/** The element id by which an address's card is focused. */
export const cardId = (id: string): string => `address-${id}`

interface AddressCardProps {
  address: SavedAddress
  busy: boolean
  onDefault: () => void
  onDefaultBilling: () => void
  onDelete: () => void
}

/** A saved address with its actions; Delete is set apart. */
export function AddressCard({ address, busy, onDefault, onDefaultBilling, onDelete }: AddressCardProps) {
  const t = useText('manage-address')
  const { id, tag, isDefault, isDefaultBilling } = address
  const place = formatPlace(address)
  return (
    <article
      id={cardId(id)}
      tabIndex={-1}
      aria-label={place}
      aria-busy={busy}
      className={`flex h-full flex-col rounded-card border bg-surface p-5 transition-opacity md:p-6 ${isDefault ? 'border-ink' : 'border-line'} ${busy ? 'opacity-60' : ''}`}
    >
      <p className="mb-3 flex min-h-7 flex-wrap items-center gap-2">
        <Tag>{t(`tags.${tag}`)}</Tag>
        {isDefault && <Badge>{t('default')}</Badge>}
        {isDefaultBilling && <Badge>{t('defaultBilling')}</Badge>}
      </p>
      <AddressLines address={address} />
      <div className="mt-auto flex flex-wrap items-center gap-x-5 pt-4">
        <TextLink to={urls.addresses(id)} aria-label={t('editOne', { place })} className="inline-flex min-h-11 items-center text-sm">
          {t('edit')}
        </TextLink>
        {!isDefault && (
          <TextButton aria-label={t('makeDefaultOne', { place })} disabled={busy} onClick={onDefault}>
            {t('makeDefault')}
          </TextButton>
        )}
        {!isDefaultBilling && (
          <TextButton aria-label={t('makeDefaultBillingOne', { place })} disabled={busy} onClick={onDefaultBilling}>
            {t('makeDefaultBilling')}
          </TextButton>
        )}
        <TextButton aria-label={t('deleteOne', { place })} disabled={busy} className="ms-auto text-quiet" onClick={onDelete}>
          {t('delete')}
        </TextButton>
      </div>
    </article>
  )
}
