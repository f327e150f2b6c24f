import { useEffect, useRef } from 'react'
import { useLocation } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { cancelSignIn, useSignInRequest } from './require-sign-in.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { SignIn } from './sign-in.tsx'
import { useSignInFlow } from './use-sign-in-flow.ts'
import { useSignedInToast } from './use-signed-in-toast.ts'
import type { SignInMethods } from './sign-in-methods.ts'

/** Asks a visitor to sign in, then runs the pending action. Methods that leave the page return to this one. Needs the group "sign-in". */
export function SignInDialog({ methods }: { methods: SignInMethods }) {
  const pendingAction = useSignInRequest((login) => login.pendingAction)
  return pendingAction && <OpenDialog methods={methods} pendingAction={pendingAction} />
}

function OpenDialog({ methods, pendingAction }: { methods: SignInMethods; pendingAction: () => void }) {
  const t = useText('sign-in')
  const showSignedIn = useSignedInToast()
  const { pathname, search, key } = useLocation()
  const here = pathname + search
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector('input')?.focus(), [])
  useCloseOnLeaving(key)
  const flow = useSignInFlow((restored) => {
    cancelSignIn()
    showSignedIn(restored)
    pendingAction()
  })
  return (
    <Dialog open title={t(flow.challenge ? 'second.title' : 'dialog.title')} onClose={cancelSignIn}>
      <div ref={body} className="overflow-y-auto p-5">
        <p className="mb-5 text-quiet">{t(flow.challenge ? 'second.lead' : 'dialog.lead')}</p>
        <SignIn flow={flow} methods={methods} next={here} />
        {!flow.challenge && (
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

/** Closes the dialog on navigation, by links in it or by the browser's back button. */
function useCloseOnLeaving(place: string): void {
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) cancelSignIn()
  }, [place])
}
