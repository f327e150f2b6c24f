import { useNavigate } from 'react-router'
import { urls } from '#contract/urls.ts'
import { signOut, useSession, useSignedIn } from '#web/features/auth/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Disclosure } from './disclosure.tsx'

const row = 'flex min-h-11 w-full items-center rounded-input px-3 text-left hover:bg-studio'

/** Sign in for visitors; their own menu for those who are. Pages from the server always show the visitor's. */
export function Account({ place }: { place: string }) {
  const t = useText('common')
  if (useSignedIn()) return <AccountMenu place={place} />
  return (
    <Link to={urls.signIn()} aria-label={t('account.signIn')} className={iconButtonShape}>
      <Icon name="user" />
    </Link>
  )
}

function AccountMenu({ place }: { place: string }) {
  const t = useText('common')
  const name = useSession(({ customer }) => customer?.name)
  const navigate = useNavigate()
  // First away from pages that would ask a visitor to sign in.
  async function leave() {
    await navigate(urls.market())
    await signOut()
    toast('success', t('account.signedOut'))
  }
  return (
    <Disclosure
      label={t('account.label')}
      place={place}
      summary={<Icon name="user" />}
      className={`${iconButtonShape} bg-studio`}
      panel="absolute inset-x-0 top-full border-y p-2 md:left-auto md:w-56 md:rounded-card md:border"
    >
      {name && <p className="truncate border-b border-line px-3 pt-2 pb-3 font-medium">{name}</p>}
      <Link to={urls.orders()} className={row}>
        {t('account.orders')}
      </Link>
      <button type="button" className={row} onClick={() => void leave()}>
        {t('account.signOut')}
      </button>
    </Disclosure>
  )
}
