// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { Dialog } from './dialog.tsx'

beforeAll(() => loadText('en', ['common']))

test.each([
  ['search', <input key="search" type="search" aria-label="Name" />],
  ['text to write', <textarea key="text" data-autofocus aria-label="Name" />],
])('a dialog with a %s field begins there', (_, field) => {
  render(
    <Dialog open title="Find" onClose={() => undefined}>
      {field}
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
