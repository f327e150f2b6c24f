import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from './icon.tsx'

/** Progress through steps; on phones only the current step's name. `at` counts from 0. Needs the group "ui". */
export function Stepper({ label, steps, at }: { label: string; steps: string[]; at: number }) {
  const t = useText('ui')
  const number = useNumber()
  return (
    <ol aria-label={label} className="flex items-center gap-3">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className="flex items-center gap-3 not-last:grow not-last:after:h-px not-last:after:min-w-4 not-last:after:grow not-last:after:bg-line"
        >
          <span
            aria-hidden="true"
            className={`display grid size-8 shrink-0 place-items-center rounded-full text-sm ${index <= at ? 'bg-ink text-ground' : 'border border-edge text-quiet'}`}
          >
            {index < at ? <Icon name="check" className="size-4" /> : number(index + 1)}
          </span>
          <span className={index === at ? 'font-semibold' : 'sr-only text-quiet md:not-sr-only'}>
            {name}
            {index < at && <span className="sr-only">, {t('done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
