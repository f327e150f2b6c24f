import { useEffect, useState } from 'react'
import type { CustomerRow } from '#contract/admin/customers.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'

const patienceMs = 250
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
  const [answer, setAnswer] = useState<{ q: string; rows: CustomerRow[] }>({ q: '', rows: [] })
  const q = typed.trim()
  useEffect(() => {
    if (q.length < 2) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      staff('GET /admin/customers', { q, kind: 'account', limit: shownMax }, { signal: asking.signal }).then(
        ({ rows }) => setAnswer({ q, rows }),
        () => undefined,
      )
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [q])
  const isThere = q.length > 1 && answer.q === q
  const found = isThere ? answer.rows : []
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
        {isThere && t('customer.count', { count: found.length })}
      </p>
      <ul aria-label={t('customer.found')}>
        {found.map((row) => (
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
