import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { IconButton } from './button.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

interface SearchFormProps {
  label: string
  typed: string
  onType: (typed: string) => void
  /** Called with the trimmed text on submit, and with an empty text as soon as the field is cleared. */
  onSearch: (q: string) => void
  className?: string
}

/** A field that searches a list on the page. */
export function SearchForm({ label, typed, onType, onSearch, className }: SearchFormProps) {
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form role="search" aria-label={label} onSubmit={search} className={className}>
      <Field
        label={label}
        type="search"
        enterKeyHint="search"
        value={typed}
        maxLength={limits.search.max}
        onChange={({ currentTarget: { value } }) => {
          onType(value)
          if (value === '') onSearch('')
        }}
        after={
          <IconButton label={label} type="submit">
            <Icon name="arrow" className="size-5" />
          </IconButton>
        }
      />
    </form>
  )
}
