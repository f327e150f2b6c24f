// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { farStart, SettingsForm } from './settings-form.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>(async () => ({})))
vi.mock('#web/admin/session/session.ts', () => ({ staff: call, useMay: () => () => true }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors']))

test('a first order number is far only where it leaves more than 10,000 out', () => {
  const far = (typed: string) => farStart({ ORDER_NUMBER_START: typed }, 100_042)
  expect([far('110042'), far('110043'), far('1000043')]).toEqual([undefined, 110_043, 1_000_043])
  expect([far(''), far('x'), far('200000.5'), farStart({}, 100_042)]).toEqual([undefined, undefined, undefined, undefined])
})

test('one that is far is asked about before it is saved, and saved once that is confirmed', () => {
  render(
    <SettingsForm
      settings={[{ name: 'ORDER_NUMBER_START', value: '100000', isLocked: false }] as never}
      lastOrderNumber={100_042}
      onSaved={() => {}}
    />,
  )
  expect(document.querySelector('dialog[open]')).toBeNull()
  fireEvent.change(screen.getByDisplayValue('100000'), { target: { value: '1000000' } })
  fireEvent.submit(document.querySelector('form')!)
  expect(call).not.toHaveBeenCalled()
  const [, confirm] = document.querySelectorAll('dialog[open] button')
  fireEvent.click(confirm!)
  expect(call.mock.calls).toEqual([['PATCH /admin/settings', { values: { ORDER_NUMBER_START: '1000000' } }]])
})
