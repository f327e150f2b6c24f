// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { AudienceFields } from './audience-fields.tsx'
import { newPromotion } from './form-values.ts'

const may = vi.hoisted(() => ({ read: true }))
const staff = async (route: string) => (route === 'GET /admin/plans' ? { plans: [] } : { segments: [{ id: 'a', name: 'Regulars' }] })
vi.mock('#web/admin/session/session.ts', () => ({ staff: (route: string) => staff(route), useMay: () => () => may.read }))
beforeAll(() => loadText('en', ['common', 'ui', 'admin', 'admin-promotions']))
afterEach(cleanup)

const sent = ['a', 'gone']
const at = (path: string) => (path === 'segments.1' ? { error: 'is not a segment' } : {})
function Form() {
  const [values, setValues] = useState({ ...newPromotion, segments: sent })
  return <AudienceFields values={values} sent={sent} at={at} onChange={(part) => setValues((before) => ({ ...before, ...part }))} />
}

test.each([
  ['who may read segments', true, 1],
  ['who may not', false, 0],
])('a segment that is gone is told at the field and can be taken out by staff %s', async (_, read, named) => {
  may.read = read
  render(<Form />)
  const gone = await screen.findByLabelText<HTMLInputElement>('A deleted segment')
  expect(await screen.findAllByLabelText('Regulars').catch(() => [])).toHaveLength(named)
  const group = screen.getByRole('group', { name: 'Only customers in' })
  expect(group.textContent).toContain('One of these segments was deleted. Uncheck it.')
  fireEvent.click(gone)
  expect(screen.queryByLabelText('A deleted segment')).toBeNull()
  expect(screen.queryByText('One of these segments was deleted. Uncheck it.')).toBeNull()
})
