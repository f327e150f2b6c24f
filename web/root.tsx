import { type ReactNode, useEffect } from 'react'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { Outlet } from '#web/lib/router/outlet.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import icon from './icon.svg'
import { Frame } from './layout/frame.tsx'
import { renderSiteParts } from './layout/render-site.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { call } from './lib/call.ts'
import { directionOf } from './lib/direction.ts'
import { navOf, type RootData } from './lib/root-data.ts'
import { ShopContext } from './lib/shop.ts'
import { themeColor } from './lib/theme.ts'

/** Loads the shop and its categories. Without categories, the page is still rendered. */
export async function loadRoot({ request }: LoaderFunctionArgs): Promise<RootData> {
  const [shop, { categories }] = await Promise.all([
    call('GET /public/shop', {}),
    call('GET /categories', {}).catch(() => ({ categories: [] })),
  ])
  const { prefix = '' } = request
  const nav = navOf(categories)
  // Only the server runs this loader, so the HTML renderer isn't bundled for the browser.
  return { ...(import.meta.env.SSR ? renderSiteParts(shop, nav, prefix) : { shop }), origin: new URL(request.url).origin + prefix, nav }
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

/** Shown if even the shop can't be loaded: the bare page, without header and footer. */
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
 * The theme script adds a class to <html> before hydration, so the hydration warning is suppressed there. The server adds the assets.
 * `data-hydrated` marks that hydration is complete, for tests that have to wait for it.
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
