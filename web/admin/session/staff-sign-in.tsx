import { use } from 'react'
import { SignIn } from '#web/features/auth/sign-in/sign-in.tsx'
import { loadSignInMethods } from '#web/features/auth/sign-in/sign-in-methods.ts'
import { useSignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useLocation } from '#web/lib/router/hooks.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { AdminTitle } from '#web/admin/frame/admin-title.tsx'
import { loadStaff } from './session.ts'

/** Loaded once for everyone who signs in here: the sign-in methods and their texts. */
const loading = Promise.all([loadSignInMethods(), loadText(document.documentElement.lang, ['sign-in', 'errors'])])

/** The staff sign-in: the shop's methods in the back office's frame. The server requires the second factor. */
export default function StaffSignIn() {
  const t = useText('admin')
  const [methods] = use(loading)
  const { pathname, search } = useLocation()
  const flow = useSignInFlow(() => void loadStaff())
  return (
    <div className="mx-auto grid w-full max-w-[26rem] gap-6 px-4 pt-10 text-base md:pt-24">
      <AdminTitle title={t('signIn.title')} />
      <div>
        <h1 tabIndex={-1} className="display text-xl">
          {t(flow.challenge ? 'signIn.second' : 'signIn.title')}
        </h1>
        <p className="mt-1 text-quiet">{t(flow.challenge ? 'signIn.secondLead' : 'signIn.lead')}</p>
      </div>
      <div>
        <SignIn flow={flow} methods={methods} next={pathname + search} />
      </div>
    </div>
  )
}
