import { useEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { KeySign } from '#web/admin/ui/key-sign.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'

const restMs = 250

/** A debounced search field. */
export function SearchField({ value, placeholder, onSearch }: { value: string; placeholder: string; onSearch: (q: string) => void }) {
  const t = useText('admin')
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  // The address has changed from outside: a view was opened, or the browser went back.
  if (before !== value) {
    setBefore(value)
    setTyped(value)
  }
  // The latest, as the filters may change while a search waits.
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    const text = typed.trim()
    if (text === value) return undefined
    const timer = setTimeout(() => {
      setBefore(text)
      search.current(text)
    }, restMs)
    return () => clearTimeout(timer)
  }, [typed, value])
  useKeys(t('keys.list'), [{ keys: '/', label: t('keys.search'), run: () => field.current?.focus() }])
  return (
    <div className="relative w-full md:w-72">
      <AdminIcon name="search" className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-quiet" />
      <input
        ref={field}
        type="search"
        aria-label={t('list.search', { what: placeholder })}
        placeholder={placeholder}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="min-h-11 w-full rounded-input border border-edge bg-surface ps-9 pe-9 hover:border-ink md:min-h-9"
      />
      {typed === '' && (
        <span className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-quiet">
          <KeySign>/</KeySign>
        </span>
      )}
    </div>
  )
}
