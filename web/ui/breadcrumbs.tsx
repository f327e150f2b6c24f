import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Link } from './link.tsx'

export interface Crumb {
  name: string
  to: string
}

/** The path to this page. Children: the page itself, where the path alone would be a word without context. */
export function Breadcrumbs({ crumbs, children }: { crumbs: Crumb[]; children?: ReactNode }) {
  const t = useText('common')
  return (
    <nav aria-label={t('breadcrumbs')} className="text-sm text-quiet">
      <ol className="flex flex-wrap">
        {crumbs.map(({ name, to }, index) => (
          <li key={to} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline md:min-h-8">
              {name}
            </Link>
          </li>
        ))}
        {children}
      </ol>
    </nav>
  )
}
