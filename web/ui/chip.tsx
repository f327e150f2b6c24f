import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

const shape = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap transition-colors md:min-h-9'
const chosenLook = 'border-ink bg-ink text-ground'
const openLook = 'border-line bg-surface hover:border-ink'
/** A way to another page, unlike a filter of this one. */
const wayLook = 'border-transparent bg-studio hover:border-ink'

interface ChipLinkProps {
  to: string
  chosen?: boolean
  /** It leads to another page, and to the top of it. */
  reset?: boolean
  children: ReactNode
}

/** A selectable chip, as a link. */
export function ChipLink({ to, chosen = false, reset = false, children }: ChipLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset={!reset}
      className={`${shape} ${chosen ? chosenLook : reset ? wayLook : openLook}`}
      aria-current={chosen || undefined}
    >
      {children}
    </Link>
  )
}

/** An applied filter that a press removes. */
export function RemovableChip({ to, label, children }: { to: string; label: string; children: string }) {
  return (
    <Link to={to} preventScrollReset aria-label={label} className={`${shape} border-ink pe-3 hover:bg-studio`}>
      {children}
      <Icon name="close" className="size-4" />
    </Link>
  )
}

/** A toggle chip. Unavailable ones are crossed out but stay visible. */
export function ChipButton({ chosen = false, disabled = false, ...props }: ComponentProps<'button'> & { chosen?: boolean }) {
  const look = disabled ? 'cursor-not-allowed border-line text-quiet line-through' : chosen ? chosenLook : openLook
  return <button type="button" aria-pressed={chosen} aria-disabled={disabled || undefined} className={`${shape} ${look}`} {...props} />
}

/** A form choice as a chip; the input is a radio button or a checkbox. */
export function ChipChoice({ children, ...props }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label
      className={`relative ${shape} ${openLook} has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:text-quiet has-disabled:line-through`}
    >
      <input type="radio" className="sr-only" {...props} />
      {children}
    </label>
  )
}
