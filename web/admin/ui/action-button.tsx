import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from '#web/ui/link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { KeySign } from './key-sign.tsx'

const looks = {
  /** The primary action of a page. */
  ember: 'bg-ember text-ember-ink hover:opacity-90 aria-disabled:bg-line aria-disabled:text-ink',
  plain: 'border border-edge bg-surface hover:border-ink aria-disabled:border-line aria-disabled:text-quiet',
  bad: 'border border-bad text-bad hover:bg-bad hover:text-ground aria-disabled:border-line aria-disabled:text-quiet',
  bare: 'px-2 hover:bg-studio aria-disabled:text-quiet',
}
const shape =
  'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-input px-3.5 text-sm font-medium whitespace-nowrap transition-colors md:min-h-9'

interface ActionProps extends ComponentProps<'button'> {
  look?: keyof typeof looks
  busy?: boolean
  /** The shortcut for the same action, shown as a key. */
  keySign?: string
}

/** A button of the back office: smaller than the shop's, and with its shortcut. It can't be pressed while busy. */
export function ActionButton({
  look = 'plain',
  busy = false,
  disabled = false,
  keySign,
  className = '',
  onClick,
  children,
  ...props
}: ActionProps) {
  const off = disabled || busy
  return (
    <button
      type="button"
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-keyshortcuts={keySign}
      onClick={off ? prevent : onClick}
      className={`${shape} ${looks[look]} ${off ? 'cursor-not-allowed' : ''} ${className}`}
      {...props}
    >
      {busy && <Spinner className="absolute start-1 size-3" />}
      <Words keySign={keySign}>{children}</Words>
    </button>
  )
}

const prevent = (event: MouseEvent): void => event.preventDefault()

/** A link styled as such a button. */
export function ActionLink({
  look = 'plain',
  keySign,
  className = '',
  children,
  ...props
}: LinkProps & Pick<ActionProps, 'look' | 'keySign'>) {
  return (
    <Link className={`${shape} ${looks[look]} ${className}`} {...props}>
      <Words keySign={keySign}>{children}</Words>
    </Link>
  )
}

function Words({ keySign, children }: { keySign: string | undefined; children: ReactNode }) {
  return (
    <>
      {children}
      {keySign && <KeySign>{keySign}</KeySign>}
    </>
  )
}
