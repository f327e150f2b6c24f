import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { goTo } from '#web/lib/navigate.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  replace?: boolean
  /** Stay where the page is scrolled to: for links that change a part of it. */
  preventScrollReset?: boolean
  /** For addresses that are not pages (the documentation of the calls, a download). */
  reloadDocument?: boolean
  /** Handed to the next page without showing in its address. */
  state?: unknown
  children?: ReactNode
}

/** A link to a page of ours. Not the router's: its hooks cost as much as all the rest of a page rendered on the server. */
export function Link({ to, replace, preventScrollReset, reloadDocument = false, state, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument || !isPlain(event)) return
    event.preventDefault()
    goTo(to, { replace, preventScrollReset, state })
  }
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  )
}

/** Not one that asks the browser for a new tab or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && (currentTarget.target === '' || currentTarget.target === '_self')

/** A link inside running text or a list of links. */
export function TextLink({ className = '', ...props }: LinkProps) {
  return (
    <Link
      className={`underline decoration-line decoration-2 underline-offset-4 transition-colors hover:decoration-ember ${className}`}
      {...props}
    />
  )
}
