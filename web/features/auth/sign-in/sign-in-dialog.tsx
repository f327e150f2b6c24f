import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { urls } from '#contract/urls.ts'
import { closeLogin, useLogin } from './require-sign-in.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { SignIn } from './sign-in.tsx'
import { useEntry } from './use-sign-in-flow.ts'
import { useWelcome } from './use-signed-in-toast.ts'
import type { Ways } from './sign-in-methods.ts'

/** Asks a visitor to sign in and then does what they wanted. Ways that lead over other pages come back to this one. Needs the group "login". */
export function LoginDialog({ ways }: { ways: Ways }) {
  const waiting = useLogin((login) => login.waiting)
  return waiting && <Asking ways={ways} waiting={waiting} />
}

function Asking({ ways, waiting }: { ways: Ways; waiting: () => void }) {
  const t = useText('login')
  const welcome = useWelcome()
  const { pathname, search, key } = useLocation()
  const here = pathname + search
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector('input')?.focus(), [])
  useCloseOnLeaving(key)
  const entry = useEntry((restored) => {
    closeLogin()
    welcome(restored)
    waiting()
  })
  return (
    <Dialog open title={t(entry.question ? 'second.title' : 'dialog.title')} onClose={closeLogin}>
      <div ref={body} className="overflow-y-auto p-5">
        <p className="mb-5 text-quiet">{t(entry.question ? 'second.lead' : 'dialog.lead')}</p>
        <SignIn entry={entry} ways={ways} next={here} />
        {!entry.question && (
          <p className="mt-6 border-t border-line pt-3">
            {t('new')}{' '}
            <TextLink to={urls.signUp(here)} className="inline-flex min-h-11 items-center">
              {t('signUp')}
            </TextLink>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Some of what is in it leads to other pages, and so does the browser's way back. */
function useCloseOnLeaving(place: string): void {
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) closeLogin()
  }, [place])
}
