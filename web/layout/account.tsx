import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useText } from '#web/lib/text.ts'
import { iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** If it can't be loaded, the link to the account stays. */
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)

/** The account button: a link that suits everyone while the session loads, then a sign-in link, or the menu, which visitors don't load. */
export function Account() {
  const status = useSessionStatus()
  if (status !== 'authenticated') return <AccountLink isVisitor={status === 'unauthenticated'} />
  return <AccountMenu waiting={<AccountLink />} />
}

function AccountLink({ isVisitor = false }: { isVisitor?: boolean }) {
  const t = useText('common')
  const [to, label] = isVisitor ? [urls.signIn(), t('account.signIn')] : [urls.myAccount(), t('account.yours')]
  return (
    <Link to={to} aria-label={label} className={iconButtonShape}>
      <Icon name="user" />
    </Link>
  )
}
