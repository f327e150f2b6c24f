import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { RootData } from '#web/lib/root-data.ts'
import { useRouteLoaderData } from '#web/lib/router/hooks.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Brand } from './brand.tsx'

/** If it can't be loaded, "Back to cart" serves the same purpose. */
const LeaveDialog = lazyPart(() => import('./leave-dialog.tsx').then(({ LeaveDialog: Loaded }) => Loaded))

/** The header of the checkout. Only the shop's name leads away from the order, and it asks for confirmation. */
export function CheckoutHeader() {
  const t = useText('checkout')
  const { name } = useShop()
  const logo = useRouteLoaderData<RootData>('root')?.rendered?.logo
  const [asking, setAsking] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <header className="border-b border-line bg-ground">
      <div className="wrap flex h-16 items-center justify-between gap-4">
        <Link
          to={urls.cart()}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            setWasOpened(true)
            setAsking(true)
          }}
          className="display inline-flex min-h-11 items-center text-lg uppercase md:text-xl"
        >
          <Brand name={name} logo={logo} />
        </Link>
        <Link to={urls.cart()} className="inline-flex min-h-11 items-center text-sm text-quiet hover:text-ink hover:underline">
          {t('back.cart')}
        </Link>
      </div>
      {wasOpened && <LeaveDialog open={asking} onStay={() => setAsking(false)} />}
    </header>
  )
}

/** The footer of the checkout, with only the link to contact the shop. */
export function CheckoutFooter() {
  const t = useText('checkout')
  const { supportEmail } = useShop()
  return (
    <footer className="mt-16 border-t border-line">
      <p className="wrap py-6 text-sm text-quiet">
        {supportEmail && (
          <a href={`mailto:${supportEmail}`} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            {t('help', { email: supportEmail })}
          </a>
        )}
      </p>
    </footer>
  )
}
