import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'secondary' | 'inverse' | 'quiet' | 'danger'

const shape =
  'relative inline-flex min-h-12 items-center justify-center gap-2 rounded-input px-6 text-center font-medium transition-[background-color,color,opacity,transform] active:translate-y-px'
const looks: Record<Look, string> = {
  primary: 'bg-ember text-ember-ink hover:opacity-90 aria-disabled:bg-line aria-disabled:text-ink aria-disabled:opacity-100',
  secondary:
    'border border-ink hover:bg-ink hover:text-ground aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-quiet',
  inverse: 'bg-ground text-ink hover:opacity-90 dark:bg-ink dark:text-ground',
  quiet: 'px-3 text-link aria-disabled:text-quiet aria-disabled:hover:decoration-line',
  danger:
    'border border-bad text-bad hover:bg-bad hover:text-ground aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-quiet',
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  /** An action is running: the button ignores presses, and announces it. */
  busy?: boolean
}

/** A button. Disabled ones use aria-disabled and keep the focus: a native `disabled` would move it to the top of the page. */
export function Button({
  look = 'primary',
  busy = false,
  className = '',
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const off = disabled || busy
  return (
    <button
      type={type}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={off ? prevent : onClick}
      className={`${shape} ${looks[look]} ${off ? 'cursor-not-allowed' : ''} ${className}`}
      {...props}
    >
      {busy && <Spinner className="absolute start-1.5 size-3.5" />}
      {children}
    </button>
  )
}

const prevent = (event: MouseEvent): void => event.preventDefault()

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', className = '', ...props }: LinkProps & { look?: Look }) {
  return <Link className={`${shape} ${looks[look]} ${className}`} {...props} />
}

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
}

export const iconButtonShape = 'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-studio'

/** An icon button; `label` is its accessible name. */
export function IconButton({ label, className = '', type = 'button', ...props }: IconButtonProps) {
  return <button type={type} aria-label={label} title={label} className={`${iconButtonShape} ${className}`} {...props} />
}
