import { MemberPage } from '#web/features/account/member-page.tsx'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function Component() {
  const t = useText('myAccount')
  return (
    <MemberPage title={t('security.title')} here="security" skeleton={<Skeleton className="h-64 rounded-card" />}>
      {(customer) => <p>{customer.name}</p>}
    </MemberPage>
  )
}
