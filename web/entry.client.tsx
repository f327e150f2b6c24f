import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { setNavigate } from './lib/navigate.ts'
import { loadText } from './lib/text.ts'
import { routes } from './routes.tsx'
import './theme.css'

/** Checks of forms are not compiled at run time: our policy forbids it. Set before anything loads zod, which reads it once. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** The page's code and words are fetched before React takes over, so that its first render is what the server sent. */
async function start(): Promise<void> {
  // Whoever presses while the page is still coming starts us early.
  if (document.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const matches = matchRoutes(routes, window.location) ?? []
  const pages = matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  await Promise.all([loadText(document.documentElement.lang, ['common']), ...pages])
  const router = createBrowserRouter(routes, { hydrationData: JSON.parse(document.getElementById('data')?.textContent ?? '{}') })
  setNavigate((to, options) => void router.navigate(to, options))
  // From here on React hears a press by itself (lib/early-clicks.ts).
  document.documentElement.dataset['hydrating'] = ''
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
}

void start()
