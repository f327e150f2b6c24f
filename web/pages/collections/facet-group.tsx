import { type ChangeEventHandler, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNumber } from '#web/lib/format.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A group of filters that folds away; open at first where something in it is applied, then as the person leaves it. */
export function FacetGroup({ name, open = false, applied = 0, children }: { name: string; open?: boolean; applied?: number; children: ReactNode }) {
  const [atFirst] = useState(open || applied > 0)
  return (
    <details open={atFirst} className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-2 font-medium">
        <span>{name}{applied > 0 && <span className="ml-2 text-ember">{applied}</span>}</span>
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="choices max-h-88 overflow-y-auto pb-3">
        <legend className="sr-only">{name}</legend>
        {children}
      </fieldset>
    </details>
  )
}

interface RowProps { name: string; value: string; label: string; count?: number; checked: boolean; onChange: ChangeEventHandler<HTMLInputElement> }

export const CheckRow = (props: RowProps) => <Row type="checkbox" {...props} />
export const RadioRow = (props: RowProps) => <Row type="radio" {...props} />

/**
 * What would show nothing can not be chosen, but stays to be seen. The tick is the browser's own, so that it shows at
 * once however long the list takes; it follows when the filters change elsewhere.
 */
function Row({ label, count, checked, ...input }: RowProps & { type: 'checkbox' | 'radio' }) {
  const number = useNumber()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => { if (ref.current) ref.current.checked = checked }, [checked])
  const nothing = count === 0 && !checked
  return (
    <label>
      <input {...input} ref={ref} defaultChecked={checked} disabled={nothing} />
      {label}
      {count !== undefined && <span>{number(count)}</span>}
    </label>
  )
}
