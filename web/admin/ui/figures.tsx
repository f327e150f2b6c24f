import { useErrorMessage } from '#web/lib/errors.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A key figure: its name, its text, and an optional hint. */
type Figure = readonly [name: string, text: string, hint?: string]

interface FiguresProps<T> {
  data: AsyncData<T>
  /** The classes that decide how many figures are in one row. */
  className: string
  children: (value: T) => readonly Figure[]
}

/** Key figures above a list. They're loaded separately, so the list doesn't wait. */
export function Figures<T>({ data: { value, error }, className, children }: FiguresProps<T>) {
  const errorMessage = useErrorMessage()
  if (value === null) return <div className="px-4 pb-4 md:px-8">{error === null ? <Skeleton className="h-16" /> : errorMessage(error)}</div>
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-4 px-4 pt-2 pb-5 md:px-8 ${className}`}>
      {children(value).map(([name, text, hint]) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd>
            <span className="display block text-xl tabular-nums">{text}</span>
            {hint && <span className="text-sm text-quiet">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
