import { type ComponentType, useEffect, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { useLogin } from './require-sign-in.ts'
import { loadText } from '#web/lib/text.ts'
import { loadWays, type Ways } from './sign-in-methods.ts'

interface Loaded {
  Dialog: ComponentType<{ ways: Ways }>
  ways: Ways
}

/** The dialog's place on every page. It is loaded, words and all, when somebody is first asked to sign in; where that fails the page does the same. */
export function Login() {
  const wanted = useLogin((login) => login.waiting !== null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!wanted || loaded) return
    load().then(setLoaded, () => window.location.assign(urls.signIn(window.location.pathname + window.location.search)))
  }, [wanted, loaded])
  return loaded && <loaded.Dialog ways={loaded.ways} />
}

async function load(): Promise<Loaded> {
  const [{ LoginDialog }, ways] = await Promise.all([
    import('./sign-in-dialog.tsx'),
    loadWays(),
    loadText(document.documentElement.lang, ['login']),
  ])
  return { Dialog: LoginDialog, ways }
}
