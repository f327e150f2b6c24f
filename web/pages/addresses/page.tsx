import { useEffect, useRef } from 'react'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { AccountPage } from '#web/features/customers/account-page.tsx'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Addresses } from './addresses.tsx'
import { AddressesSkeleton, EditSkeleton } from './addresses-skeleton.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { notLoaded } from '#web/ui/not-loaded.tsx'

/** Loaded lazily, since the list doesn't need the form's dependencies. */
const Edit = lazyPart(async () => (await import('./edit.tsx')).Edit, notLoaded)

/** The address list or the form for one. The page's URL says which, so that Back returns to the list. */
export function Component() {
  const t = useText('manage-address')
  const edit = useSearchParams()[0].get('edit')
  const saved = useSession(({ customer }) => customer?.addresses.find(({ id }) => id === edit))
  const known = useSession(({ customer }) => customer !== null)
  const writes = edit === 'new' || (edit !== null && (saved !== undefined || !known))
  useFocusWithin(writes ? edit : null)
  if (!writes) {
    return (
      <AccountPage title={t('title')} here="addresses" skeleton={<AddressesSkeleton />}>
        {(customer) => <Addresses addresses={customer.addresses} />}
      </AccountPage>
    )
  }
  const back = (
    <TextLink to={urls.addresses()} className="-mt-3 inline-flex min-h-11 items-center text-sm">
      {t('back')}
    </TextLink>
  )
  return (
    <AccountPage title={edit === 'new' ? t('titleNew') : t('titleEdit')} back={back} here="addresses" skeleton={<EditSkeleton />}>
      {(customer) => <Edit key={edit} customer={customer} saved={saved} waiting={<EditSkeleton />} />}
    </AccountPage>
  )
}

/** Moves the focus on a switch between list and form, as on a navigation; on arrival the browser's focus stays. */
function useFocusWithin(shown: string | null): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    focusHeading()
  }, [shown])
}
