import { urls } from '#contract/urls.ts'
import { AccountPage } from '#web/features/customers/account-page.tsx'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RepeatDelivery } from './repeat-delivery.tsx'

/** One repeat delivery: its next date, and all actions. */
export function Component() {
  const t = useText('repeat-deliveries')
  const { id = '' } = useParams()
  return (
    <AccountPage
      title={t('one')}
      here="repeats"
      back={
        <TextLink to={urls.repeatDeliveries()} className="mb-2 inline-flex min-h-11 items-center text-sm">
          {t('all')}
        </TextLink>
      }
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {(customer) => <RepeatDelivery key={id} id={id} addresses={customer.addresses} />}
    </AccountPage>
  )
}
