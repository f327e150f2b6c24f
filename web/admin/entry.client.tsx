import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setNavigate } from '#web/lib/navigate.ts'
import { createBrowserRouter } from '#web/lib/router/browser-router.ts'
import type { Loaded } from '#web/lib/router/load.ts'
import { RouterProvider } from '#web/lib/router/provider.tsx'
import { resolveLazy } from '#web/lib/router/route.ts'
import { loadText } from '#web/lib/text.ts'
import { routes } from './routes.tsx'
import './text/texts.ts'
import './admin.css'

/** Disables zod's run-time compilation, which our policy forbids. It must be set before zod loads, as zod reads it once. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Fetches the screen's code and texts before hydration, so that the first render matches the server's. */
async function start(): Promise<void> {
  const { loaderData } = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as Pick<Loaded, 'loaderData'>
  const router = createBrowserRouter(routes, { loaderData, errors: null })
  await Promise.all([loadText(document.documentElement.lang, ['common', 'admin']), resolveLazy(router.snapshot().state.matches)])
  setNavigate((to, options) => void router.navigate(to, options))
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
}

void start()
