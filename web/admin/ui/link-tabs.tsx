import { Link } from '#web/ui/link.tsx'

interface LinkTabsProps {
  label: string
  tabs: readonly { to: string; name: string }[]
  /** The address of the current tab. */
  current: string
}

/** Views of one subject, each with its own address. */
export const LinkTabs = ({ label, tabs, current }: LinkTabsProps) => (
  <nav aria-label={label} className="no-print flex overflow-x-auto border-b border-line px-1.5 md:px-5.5">
    {tabs.map(({ to, name }) => (
      <Link
        key={to}
        to={to}
        aria-current={to === current ? 'page' : undefined}
        className="inline-flex min-h-11 items-center border-b-2 border-transparent px-2.5 whitespace-nowrap text-quiet hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {name}
      </Link>
    ))}
  </nav>
)
