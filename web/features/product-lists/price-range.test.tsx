// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { noFilters, type Filters } from '#web/features/catalogue/filters.ts'
import { loadText } from '#web/lib/text.ts'
import { PriceRange } from './price-range.tsx'
import { filtersOf } from './use-list.ts'

const sent: [number | undefined, number | undefined][] = []
beforeAll(() => loadText('en', ['collections']))
afterEach(() => {
  sent.length = 0
  document.body.innerHTML = ''
})

function Form() {
  const [filters, setFilters] = useState<Filters>(noFilters)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = filtersOf(event.currentTarget)
    sent.push([next.minPrice, next.maxPrice])
    setFilters(next)
  }
  return (
    <form onSubmit={submit}>
      <PriceRange filters={filters} range={{ min: 5, max: 900 }} />
      <button type="button" onClick={() => setFilters(noFilters)}>
        Clear
      </button>
    </form>
  )
}

const [from, to] = ['From', 'To'].map((label) => () => screen.getByLabelText<HTMLInputElement>(label)) as [
  () => HTMLInputElement,
  () => HTMLInputElement,
]
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })

test('From, Tab, To and leaving the field applies both, and the focus moves on', () => {
  render(<Form />)
  from().focus()
  type(from(), '20')
  to().focus()
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(to())
  type(to(), '80')
  screen.getByText('Clear').focus()
  expect(sent).toEqual([[20, 80]])
})

test('Enter applies the input and keeps the focus; clearing the filter elsewhere empties the fields', () => {
  render(<Form />)
  from().focus()
  type(from(), '20')
  fireEvent.keyDown(from(), { key: 'Enter' })
  expect(sent).toEqual([[20, undefined]])
  expect(document.activeElement).toBe(from())
  fireEvent.keyDown(from(), { key: 'Enter' })
  expect(sent).toHaveLength(1)
  fireEvent.click(screen.getByText('Clear'))
  expect(from().value).toBe('')
})
