import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { goTo } from '#web/lib/navigate.ts'
import { localPath } from '#web/lib/locale-path.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  replace?: boolean
  /** Keep the scroll position: for links that change a part of the page. */
  preventScrollReset?: boolean
  /** For URLs that aren't pages (the API docs, a download). */
  reloadDocument?: boolean
  /** Passed to the next page without appearing in its URL. */
  state?: unknown
  children?: ReactNode
}

/** A link to a page of the shop. It uses no router hooks, because those would double the cost of rendering a page on the server. */
export function Link({ to, replace, preventScrollReset, reloadDocument = false, state, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument || !isPlainClick(event)) return
    event.preventDefault()
    goTo(to, { replace, preventScrollReset, state })
  }
  return (
    <a href={reloadDocument ? to : localPath(to)} onClick={follow} {...rest}>
      {children}
    </a>
  )
}

/** Whether a click is a plain one that doesn't ask for a new tab or a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && (currentTarget.target === '' || currentTarget.target === '_self')

/** A link inside running text or a list of links. */
export function TextLink({ className = '', ...props }: LinkProps) {
  return <Link className={`text-link transition-colors ${className}`} {...props} />
}
