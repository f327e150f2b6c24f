import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { formatNumber } from './lib/format.ts'
import { setLabels } from './lib/labels.ts'
import { setPathPrefix } from './lib/locale-path.ts'
import { setNavigate } from './lib/navigate.ts'
import { createBrowserRouter } from './lib/router/browser-router.ts'
import type { Loaded } from './lib/router/load.ts'
import type { RootData } from './lib/root-data.ts'
import { StatusError } from './lib/router/outcome.ts'
import { RouterProvider } from './lib/router/provider.tsx'
import { resolveLazy } from './lib/router/route.ts'
import { loadText } from './lib/text.ts'
import { routes } from './routes.tsx'
import './theme.css'

/** Checks of forms are not compiled at run time: our policy forbids it. Set before anything loads zod, which reads it once. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** The page's code and words are fetched before React takes over, so that its first render is what the server sent. */
async function start(): Promise<void> {
  // Whoever presses while the page is still coming starts us early.
  if (document.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const { lang } = document.documentElement
  if (window.location.pathname.split('/')[1] === lang) setPathPrefix(`/${lang}`)
  const loaded = loadedByServer()
  setLabels((loaded.loaderData['root'] as Partial<RootData> | undefined)?.shop?.labels)
  // A browser's first formatter takes a phone 40 ms: it's made while the page's code is on its way, not in the middle of a render.
  setTimeout(formatNumber, 0, 0, lang)
  const router = createBrowserRouter(routes, loaded)
  await Promise.all([loadText(lang, ['common']), resolveLazy(router.snapshot().state.matches)])
  setNavigate((to, options) => void router.navigate(to, options))
  // From here on React hears a press by itself (lib/early-clicks.ts).
  document.documentElement.dataset['hydrating'] = ''
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
  // Only there over https and on one's own machine. What it fetches and unpacks at first would take the time of what people look at.
  if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined), 2000)
  // Where storage is blocked this fails, and is no view.
  if (sessionStorage.getItem('view')) void import('./features/view-as/show-view.ts').then(({ showView }) => showView())
}

/** Of the server's failures a page knows no more than the status. */
function loadedByServer(): Loaded {
  const { loaderData, errors } = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as ServerData
  const known = errors && Object.fromEntries(Object.entries(errors).map(([id, { status }]) => [id, new StatusError(status)]))
  return { loaderData: loaderData ?? {}, errors: known ?? null }
}

/** As entry.server.tsx puts it into the page. */
interface ServerData {
  loaderData?: Record<string, unknown>
  errors?: Record<string, { status: number }> | null
}

void start()
