import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { type AccountPage, accountPages } from './account-pages.ts'

/** The account's pages: a column beside the page, a row to push sideways above it on a phone. Needs the group "myAccount". */
export function AccountNav({ here }: { here: AccountPage }) {
  const t = useText('myAccount')
  return (
    <nav aria-label={t('nav.label')} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:overflow-visible md:px-0 lg:sticky lg:top-24">
      <ul className="flex gap-1 border-b border-line lg:flex-col lg:border-b-0">
        {accountPages.map(([name, to]) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={name === here ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-quiet hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink lg:rounded-input lg:border-b-0 lg:border-l-2 lg:hover:bg-studio"
            >
              {t(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
