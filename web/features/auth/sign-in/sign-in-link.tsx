import type { MouseEvent } from 'react'
import { urls } from '#contract/urls.ts'
import { requireSignIn } from './require-sign-in.ts'
import { TextLink } from '#web/ui/link.tsx'

interface SignInLinkProps {
  /** This page, for those who go by the other. */
  next: string
  /** Done once signed in: where the focus goes, since the link may be gone by then. */
  onSignedIn: () => void
  className?: string
  children: string
}

/** A link to the sign-in page that asks in place where it can, so that one stays on the page. */
export function SignInLink({ next, onSignedIn, ...props }: SignInLinkProps) {
  const ask = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    requireSignIn(onSignedIn)
  }
  return <TextLink to={urls.signIn(next)} aria-haspopup="dialog" onClick={ask} {...props} />
}
