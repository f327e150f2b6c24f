import type { MouseEvent } from 'react'
import { urls } from '#contract/urls.ts'
import { requireSignIn } from './require-sign-in.ts'
import { TextLink } from '#web/ui/link.tsx'

interface SignInLinkProps {
  /** The address of this page, to return to from the sign-in page. */
  next: string
  /** Called after signing in; moves the focus, since this link may be gone by then. */
  onSignedIn: () => void
  className?: string
  children: string
}

/** A link to the sign-in page. A plain click opens the dialog instead, so that the visitor stays on the page. */
export function SignInLink({ next, onSignedIn, ...props }: SignInLinkProps) {
  const ask = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    requireSignIn(onSignedIn)
  }
  return <TextLink to={urls.signIn(next)} aria-haspopup="dialog" onClick={ask} {...props} />
}
