// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { Composer } from './composer.tsx'

beforeAll(() => loadText('en', ['common', 'posts', 'composer', 'errors', 'ui']))
beforeEach(() => {
  localStorage.clear()
  render(<Composer by="ada" onPosted={() => undefined} onClose={() => undefined} />)
})
afterEach(cleanup)

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('tagging products leads to the field for them', () => {
  press('Tag products')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it('posting a poll that lacks an option leads to it', () => {
  fireEvent.change(field('Your post'), { target: { value: 'Barbell or kettlebell?' } })
  press('Add a poll')
  fireEvent.change(field(/Option 1/), { target: { value: 'Barbell' } })
  field('Your post').focus()
  fireEvent.submit(field('Your post'))
  expect(document.activeElement).toBe(field(/Option 2/))
})
