import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  replace?: boolean
  /** Stay where the page is scrolled to: for links that change a part of it. */
  preventScrollReset?: boolean
  /** For addresses that are not pages (the documentation of the calls, a download). */
  reloadDocument?: boolean
  /** Handed to the next page without showing in its address. */
  state?: unknown
  children: ReactNode
}

export function Link(props: LinkProps) {
  return <RouterLink {...props} />
}

/** A link inside running text or a list of links. */
export function TextLink({ className = '', ...props }: LinkProps) {
  return <Link className={`underline decoration-line decoration-2 underline-offset-4 transition-colors hover:decoration-ember ${className}`} {...props} />
}
