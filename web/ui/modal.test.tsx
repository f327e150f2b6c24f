// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { Dialog } from './dialog.tsx'

beforeAll(() => loadText('en', ['common']))

test('a dialog with a search field begins there', () => {
  render(
    <Dialog open title="Find" onClose={() => undefined}>
      <input type="search" aria-label="Name" />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
