import { type ReactNode, useEffect } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { urls } from '#contract/urls.ts'
import { loadCustomer, useSession, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AccountNav } from './account-nav.tsx'
import type { AccountPage } from './account-pages.ts'
import { plainPath } from '#web/lib/locale-path.ts'

interface AccountPageProps {
  title: string
  /** The heading, where it differs from the title. */
  heading?: string
  /** Above the heading: a link back to the parent page. */
  back?: ReactNode
  here: AccountPage
  /** As large as the content that replaces it. */
  skeleton: ReactNode
  children: (customer: Customer) => ReactNode
}

/** A page of the account: a skeleton while the session loads, then the content. Visitors have to sign in. Needs the group "my-account". */
export function AccountPage({ title, heading = title, back, here, skeleton, children }: AccountPageProps) {
  const status = useSessionStatus()
  const customer = useSession((session) => session.customer)
  useLeadIn(status === 'unauthenticated')
  return (
    <div className="wrap min-h-dvh pt-1 md:pt-8">
      <Head title={title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:gap-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:items-start lg:gap-14">
        <AccountNav here={here} />
        <div className="min-w-0">
          {back}
          <h1 tabIndex={-1} className="display mb-6 text-2xl text-balance wrap-anywhere md:mb-8">
            {heading}
          </h1>
          {status !== 'authenticated' ? skeleton : customer ? children(customer) : <Unreachable />}
        </div>
      </div>
    </div>
  )
}

/** Redirects visitors to the sign-in page, which returns here. Signing out on this page redirects elsewhere, so it's excluded. */
function useLeadIn(visitor: boolean): void {
  useEffect(() => {
    const { search } = window.location
    const pathname = plainPath(window.location.pathname)
    if (visitor && pathname.startsWith(urls.myAccount())) goTo(urls.signIn(pathname + search), { replace: true })
  }, [visitor])
}

function Unreachable() {
  const t = useText('my-account')
  const { busy, run } = useAction()
  return (
    <EmptyState title={t('unreachable.title')} text={t('unreachable.text')}>
      <Button busy={busy} onClick={() => void run(loadCustomer)}>
        {t('unreachable.retry')}
      </Button>
    </EmptyState>
  )
}
