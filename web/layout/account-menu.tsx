import { useNavigate } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { useUnread } from '#web/features/notifications/unread.ts'
import { accountPages } from '#web/features/customers/account-pages.ts'
import { signOut, useSession } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { AccountBadge, CountBadge, useUnreadTotal } from './count-badge.tsx'
import { Dropdown } from './dropdown.tsx'
import { useSignOut } from './use-sign-out.tsx'

const row = 'flex min-h-11 w-full items-center rounded-input px-3 text-start hover:bg-studio'

/** How much is unread on a page of the account. */
function countOf(page: string, { unread, conversations }: { unread: number; conversations: number }): number {
  if (page === 'notifications') return unread
  return page === 'messages' ? conversations : 0
}

/** The menu of a customer's account, on every page. */
export function AccountMenu() {
  const t = useText('common')
  const customer = useSession((session) => session.customer)
  const counts = useUnread()
  const unread = useUnreadTotal()
  const navigate = useNavigate()
  // Navigates away first, because pages of the account would redirect a visitor to sign in.
  async function leave() {
    await navigate(urls.market())
    await signOut()
    toast('success', t('account.signedOut'))
  }
  const leaving = useSignOut(() => void leave())
  return (
    <>
      <Dropdown
        label={unread > 0 ? t('account.withUnread', { count: unread }) : t('account.label')}
        summary={
          <>
            {customer?.avatar ? <Avatar name={customer.name} url={customer.avatar} size="small" /> : <Icon name="user" />}
            <AccountBadge />
          </>
        }
        className={`${iconButtonShape} relative group-open/disclosure:bg-studio`}
        panel="absolute inset-x-0 top-full max-h-[calc(100dvh-8.125rem-var(--offline))] overflow-y-auto overscroll-contain border-y p-2 md:start-auto md:max-h-[calc(100dvh-5rem)] md:w-60 md:rounded-card md:border"
      >
        {customer && (
          <div className="mb-1.5 border-b border-line px-3 pt-2 pb-3">
            <p className="truncate font-medium">{customer.name}</p>
            <p className="truncate text-sm text-quiet">{customer.email ?? customer.phone}</p>
          </div>
        )}
        <ul>
          {accountPages.map(([name, to]) => (
            <li key={name}>
              <Link to={to} className={row}>
                {t(`account.${name}`)}
                <CountBadge count={countOf(name, counts)} className="ms-auto" />
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" className={`${row} mt-1.5 border-t border-line`} onClick={leaving.signOut}>
          {t('account.signOut')}
        </button>
      </Dropdown>
      {leaving.confirmation}
    </>
  )
}
