import type { ReactNode } from 'react'

interface ProgressProps {
  label: string
  value: number
  max: number
  /** For goals reached: volt is for records and goals, not for loading. */
  tone?: keyof typeof tones
}

const tones = { ink: 'stroke-ink', ember: 'stroke-ember', volt: 'stroke-volt', good: 'stroke-good' }
const whole = 100

const share = (value: number, max: number): number => (max > 0 ? Math.round(Math.min(Math.max(value / max, 0), 1) * whole) : 0)
const bar = ({ label, value, max }: ProgressProps) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuenow': share(value, max),
  'aria-valuemin': 0,
  'aria-valuemax': whole,
})

/** A progress bar. It's an SVG, since the content security policy blocks a width in a style attribute. */
export function ProgressBar({ tone = 'ink', ...props }: ProgressProps) {
  const filled = share(props.value, props.max)
  return (
    <svg {...bar(props)} viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-1.5 w-full overflow-hidden rounded-full">
      <path d="M0 2h100" strokeWidth="4" className="stroke-line" />
      {filled > 0 && <path d={`M0 2h${filled}`} strokeWidth="4" className={tones[tone]} />}
    </svg>
  )
}

/** A progress ring with a number inside. */
export function ProgressRing({ tone = 'ember', children, ...props }: ProgressProps & { children?: ReactNode }) {
  const filled = share(props.value, props.max)
  return (
    <div className="relative grid size-24 place-items-center">
      <svg {...bar(props)} viewBox="0 0 40 40" className="absolute inset-0 -rotate-90 fill-none">
        <circle cx="20" cy="20" r="18" strokeWidth="3.5" className="stroke-line" />
        {filled > 0 && (
          <circle
            cx="20"
            cy="20"
            r="18"
            strokeWidth="3.5"
            pathLength={whole}
            strokeDasharray={`${filled} ${whole}`}
            className={tones[tone]}
          />
        )}
      </svg>
      <span className="display text-xl">{children}</span>
    </div>
  )
}
