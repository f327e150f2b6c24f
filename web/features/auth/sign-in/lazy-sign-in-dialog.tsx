import { type ComponentType, useEffect, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { useSignInRequest } from './require-sign-in.ts'
import { plainPath } from '#web/lib/locale-path.ts'
import { goTo } from '#web/lib/navigate.ts'
import { loadText } from '#web/lib/text.ts'
import { loadSignInMethods, type SignInMethods } from './sign-in-methods.ts'

interface Loaded {
  Dialog: ComponentType<{ methods: SignInMethods }>
  methods: SignInMethods
}

/** The dialog's place on every page. It is loaded, words and all, when somebody is first asked to sign in; where that fails the page does the same. */
export function Login() {
  const wanted = useSignInRequest((login) => login.pendingAction !== null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!wanted || loaded) return
    load().then(setLoaded, () => goTo(urls.signIn(plainPath(window.location.pathname) + window.location.search)))
  }, [wanted, loaded])
  return loaded && <loaded.Dialog methods={loaded.methods} />
}

async function load(): Promise<Loaded> {
  const [{ SignInDialog }, methods] = await Promise.all([
    import('./sign-in-dialog.tsx'),
    loadSignInMethods(),
    loadText(document.documentElement.lang, ['login']),
  ])
  return { Dialog: SignInDialog, methods }
}
