import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from './icon.tsx'

/** Progress through steps, on phones each name under its number. `at` counts from 0. Needs the group "ui". */
export function Stepper({ label, steps, at }: { label: string; steps: string[]; at: number }) {
  const t = useText('ui')
  const number = useNumber()
  return (
    <ol aria-label={label} className="isolate flex items-start md:items-center md:gap-3">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center text-xs not-first:before:absolute not-first:before:top-4 not-first:before:end-1/2 not-first:before:h-px not-first:before:w-full not-first:before:bg-line md:flex-row md:gap-3 md:text-start md:text-base md:before:hidden md:last:flex-none md:not-last:after:h-px md:not-last:after:min-w-4 md:not-last:after:grow md:not-last:after:bg-line"
        >
          <span
            aria-hidden="true"
            className={`display relative z-1 grid size-8 shrink-0 place-items-center rounded-full text-sm ${index <= at ? 'bg-ink text-ground' : 'border border-edge bg-studio text-quiet'}`}
          >
            {index < at ? <Icon name="check" className="size-4" /> : number(index + 1)}
          </span>
          <span className={index === at ? 'font-semibold' : 'text-quiet'}>
            {name}
            {index < at && <span className="sr-only">, {t('done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
