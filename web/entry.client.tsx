import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { formatNumber } from './lib/format.ts'
import { setLabels } from './lib/labels.ts'
import { setPathPrefix } from './lib/locale-path.ts'
import { setNavigate } from './lib/navigate.ts'
import { onFirstInteraction } from './lib/on-first-interaction.ts'
import { createBrowserRouter } from './lib/router/browser-router.ts'
import type { Loaded } from './lib/router/load.ts'
import type { RootData } from './lib/root-data.ts'
import { StatusError } from './lib/router/outcome.ts'
import { RouterProvider } from './lib/router/provider.tsx'
import { resolveLazy } from './lib/router/route.ts'
import { loadText, loadTextList } from './lib/text.ts'
import { loadPageList } from './page-code.ts'
import { routes } from './routes.tsx'
import './theme.css'

/** Disables zod's code generation, which the content security policy forbids. Set before zod is loaded, because it reads this once. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Loads the page's code and texts before hydration, so that the first render matches the server's. */
async function start(): Promise<void> {
  // A press during loading starts this before the document is complete.
  if (document.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const { lang } = document.documentElement
  if (window.location.pathname.split('/')[1] === lang) setPathPrefix(`/${lang}`)
  const loaded = loadedByServer()
  setLabels((loaded.loaderData['root'] as Partial<RootData> | undefined)?.shop?.labels)
  // The first formatter takes 40 ms on a phone, so it's created while the page's code loads instead of during a render.
  setTimeout(formatNumber, 0, 0, lang)
  const router = createBrowserRouter(routes, loaded)
  await Promise.all([loadText(lang, ['common']), resolveLazy(router.snapshot().state.matches)])
  setNavigate((to, options) => void router.navigate(to, options))
  // From here on React replays presses itself (lib/early-clicks.ts).
  document.documentElement.dataset['hydrating'] = ''
  const { className } = document.documentElement
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      // React has rendered the document anew, without the theme that the inline script had set.
      onRecoverableError: (error) => {
        document.documentElement.className = className
        reportError(error)
      },
    })
  })
  // The document names only its own files. Those of links and of parts that load later are in lists; if the lists can't be loaded now,
  // they're requested again later.
  const loadLists = () => void Promise.all([loadPageList(), loadTextList(lang)]).catch(() => undefined)
  // For members, parts load by themselves once the session has loaded, so they need the lists right away.
  if ('signedIn' in document.documentElement.dataset) loadLists()
  else onFirstInteraction(loadLists)
  // Only available over HTTPS and on localhost. Delayed, because what it fetches and unpacks would compete with the visible page.
  if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined), 2000)
  // If storage is blocked this throws, and the tab can't be a view.
  if (sessionStorage.getItem('view')) void import('./features/view-as/show-view.ts').then(({ showView }) => showView())
}

/** The data of the server's render. Of an error, only the HTTP status is included. */
function loadedByServer(): Loaded {
  const { loaderData, errors } = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as ServerData
  const known = errors && Object.fromEntries(Object.entries(errors).map(([id, { status }]) => [id, new StatusError(status)]))
  return { loaderData: loaderData ?? {}, errors: known ?? null }
}

/** The JSON that entry.server.tsx adds to the page. */
interface ServerData {
  loaderData?: Record<string, unknown>
  errors?: Record<string, { status: number }> | null
}

void start()
