import { type ReactNode, useEffect, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { cancelSignIn, useSignInRequest } from './require-sign-in.ts'
import { plainPath } from '#web/lib/locale-path.ts'
import { goTo } from '#web/lib/navigate.ts'
import { loadText } from '#web/lib/text.ts'
import { toastShopUnreachable } from '#web/lib/unreachable.ts'
import { loadSignInMethods } from './sign-in-methods.ts'

/**
 * Renders the sign-in dialog on every page. The dialog and its texts are loaded when sign-in is first required. If that fails, the sign-in
 * page opens instead, unless the shop can't be reached (`navigator.onLine` may be wrong about that).
 */
export function Login() {
  const isRequested = useSignInRequest((login) => login.pendingAction !== null)
  const [dialog, setDialog] = useState<ReactNode>(null)
  useEffect(() => {
    if (!isRequested || dialog) return
    load().then(setDialog, () => fetch('/health').then(goToPage, toastOffline))
  }, [isRequested, dialog])
  return dialog
}

const goToPage = () => goTo(urls.signIn(plainPath(window.location.pathname) + window.location.search))

function toastOffline(): void {
  cancelSignIn()
  toastShopUnreachable()
}

async function load(): Promise<ReactNode> {
  const [{ SignInDialog }, methods] = await Promise.all([
    import('./sign-in-dialog.tsx'),
    loadSignInMethods(),
    loadText(document.documentElement.lang, ['sign-in']),
  ])
  return <SignInDialog methods={methods} />
}
