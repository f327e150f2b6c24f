import { useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts'
import { type AccountPage, accountPages } from './account-pages.ts'

/** The account's navigation: a column beside the page, on a phone a row above it that scrolls sideways. Needs the group "my-account". */
export function AccountNav({ here }: { here: AccountPage }) {
  const t = useText('my-account')
  const row = useRef<HTMLUListElement>(null)
  useScrollToCurrent(row, here)
  return (
    <nav aria-label={t('nav.label')} className="-mx-4 border-b border-line md:mx-0 lg:sticky lg:top-24 lg:border-b-0">
      <ul ref={row} className="fading-row gap-6 lg:flex-col lg:gap-1">
        {accountPages.map(([name, to]) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={name === here ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent whitespace-nowrap text-quiet -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-11 lg:border-b-0 lg:border-s-2 lg:px-4 lg:hover:bg-studio"
            >
              {t(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
