import { type ReactNode, useEffect } from 'react'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { Outlet } from '#web/lib/router/outlet.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import icon from './icon.svg'
import { Frame } from './layout/frame.tsx'
import { drawnParts } from './layout/draw-site.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { call } from './lib/call.ts'
import { directionOf } from './lib/direction.ts'
import { navOf, type RootData } from './lib/root-data.ts'
import { ShopContext } from './lib/shop.ts'
import { themeColor } from './lib/theme.ts'

/** Categories are decoration here: without them the page still stands. */
export async function loadRoot({ request }: LoaderFunctionArgs): Promise<RootData> {
  const [shop, { categories }] = await Promise.all([
    call('GET /public/shop', {}),
    call('GET /categories', {}).catch(() => ({ categories: [] })),
  ])
  const { prefix = '' } = request
  const nav = navOf(categories)
  // Only the server loads it, so only the server has what draws.
  return { ...(import.meta.env.SSR ? drawnParts(shop, nav, prefix) : { shop }), origin: new URL(request.url).origin + prefix, nav }
}

export function Root() {
  const { shop } = useLoaderData<RootData>()
  return (
    <ShopContext value={shop}>
      <Document locale={shop.locale}>
        <Frame>
          <Outlet />
        </Frame>
      </Document>
    </ShopContext>
  )
}

/** When even the shop could not be asked: the bare page, without header and footer. */
export function RootErrorPage() {
  return (
    <Document locale="en">
      <main id="content">
        <ErrorPage />
      </main>
    </Document>
  )
}

/**
 * The theme's script adds a class to <html> before React sees it, hence the warning is off there. Assets are put in by the server.
 * `data-hydrated` says that React has taken over: a test that clicks before sees nothing happen.
 */
function Document({ locale, children }: { locale: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <html lang={locale} {...(directionOf(locale) === 'rtl' && { dir: 'rtl' })} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  )
}
