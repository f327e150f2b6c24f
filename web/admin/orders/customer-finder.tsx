import { useState } from 'react'
import type { CustomerRow } from '#contract/admin/customers.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useFinder } from '#web/admin/ui/use-finder.ts'

const shownMax = 5

interface CustomerFinderProps {
  label: string
  /** Replaces the hint about guests. */
  hint?: string
  onPick: (customer: CustomerRow) => void
}

/** Finds an account by words of its name and email. Only the latest answer is shown. */
export function CustomerFinder({ label, hint, onPick }: CustomerFinderProps) {
  const t = useText('admin-compose')
  const [typed, setTyped] = useState('')
  const { results, isLoaded } = useFinder(
    typed,
    async (q, options) => (await staff('GET /admin/customers', { q, kind: 'account', limit: shownMax }, options)).rows,
  )
  return (
    <div>
      <Field
        label={label}
        hint={hint ?? t('customer.hint')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {isLoaded && t('customer.count', { count: results.length })}
      </p>
      <ul aria-label={t('customer.found')}>
        {results.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 border-b border-line text-start hover:bg-studio"
              onClick={() => {
                onPick(row)
                setTyped('')
              }}
            >
              <span className="font-medium">{row.name}</span>
              <span className="truncate text-quiet">{row.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
