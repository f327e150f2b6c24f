import { setShopCurrency } from '#contract/currency.ts'
import { type ReactNode, useEffect } from 'react'
import { rehydrate } from '#web/lib/store.ts'
import { directionOf } from '#web/lib/direction.ts'
import { Outlet } from '#web/lib/router/outlet.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { RootData } from '#web/lib/root-data.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { themeColor } from '#web/lib/theme.ts'
import icon from '../icon.svg'
import { Frame } from './frame/frame.tsx'
import { Gate } from './frame/gate.tsx'
import { FailedScreen } from './frame/failed-screen.tsx'

/** The back office: one document for every screen, which the server sends without data. */
export function Root() {
  const { shop } = useLoaderData<RootData>()
  // Typed amounts have this currency's decimals.
  setShopCurrency(shop.currency.name)
  useEffect(() => void rehydrate(), [])
  return (
    <ShopContext value={shop}>
      <Document locale={shop.locale}>
        <Frame>
          <Gate>
            <Outlet />
          </Gate>
        </Frame>
      </Document>
    </ShopContext>
  )
}

/** Shown if a screen's code couldn't be loaded, or if it failed to render. */
export const ScreenFailure = () => <FailedScreen />

/** The theme script adds a class to <html> before hydration, so the warning is suppressed there. The server inserts the assets. */
function Document({ locale, children }: { locale: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <html lang={locale} {...(directionOf(locale) === 'rtl' && { dir: 'rtl' })} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" type="image/svg+xml" href={icon} />
      </head>
      <body className="admin bg-surface">{children}</body>
    </html>
  )
}
