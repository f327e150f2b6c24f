import type { NavigateOptions } from './router/router.ts'
import { localPath } from './locale-path.ts'

type Navigate = (to: string, options: NavigateOptions) => void

let navigate: Navigate | null = null

/** Set by the browser entry. A global spares each link a hook, which matters on pages with a hundred links. */
export function setNavigate(router: Navigate): void {
  navigate = router
}

/** Navigates to a page without a document load. */
export function goTo(to: string, options: NavigateOptions = {}): void {
  const here = window.location.pathname + window.location.search
  if (navigate) navigate(to, { ...options, replace: options.replace ?? localPath(to) === here })
  else window.location.assign(localPath(to))
}
