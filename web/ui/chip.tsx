import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

const shape = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap transition-colors md:min-h-9'

interface ChipLinkProps {
  to: string
  chosen?: boolean
  /** Goes to another page, so to its top. */ reset?: boolean
  children: string
}

/** A choice in a row of choices, as a link: chosen or not. */
export function ChipLink({ to, chosen = false, reset = false, children }: ChipLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset={!reset}
      className={`${shape} ${chosen ? 'border-ink bg-ink text-ground' : 'border-line bg-surface hover:border-ink'}`}
      aria-current={chosen || undefined}
    >
      {children}
    </Link>
  )
}

/** Something applied that a press takes away. */
export function RemovableChip({ to, label, children }: { to: string; label: string; children: string }) {
  return (
    <Link to={to} preventScrollReset aria-label={label} className={`${shape} border-ink pr-3 hover:bg-studio`}>
      {children}
      <Icon name="close" className="size-4" />
    </Link>
  )
}
