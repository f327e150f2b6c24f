import type { NavigateOptions } from 'react-router'

type Navigate = (to: string, options: NavigateOptions) => void

let navigate: Navigate | null = null

/** Given by the entry in the browser. Links then need no hooks, which matters where a page has a hundred of them. */
export function setNavigate(router: Navigate): void {
  navigate = router
}

/** Goes to a page of ours without loading a document. */
export function goTo(to: string, options: NavigateOptions = {}): void {
  const here = window.location.pathname + window.location.search
  if (navigate) navigate(to, { ...options, replace: options.replace ?? to === here })
  else window.location.assign(to)
}
