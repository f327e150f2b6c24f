// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { useErrorMessage } from './errors.ts'
import { loadText } from './text.ts'
import { useSubmitForm } from './use-submit-form.ts'

beforeAll(() => loadText('en', ['common']))
afterEach(cleanup)

let sent: unknown[]
let answer: () => Promise<void>
beforeEach(() => {
  sent = []
  answer = async () => undefined
})

/** A form with two fields; codes like PASSWORD_IS_… are about the field `password`. */
function Form() {
  const errorMessage = useErrorMessage()
  const { field, formProps } = useSubmitForm({
    defaultValues: { name: 'Ada', password: '' },
    autoFocus: 'password',
    check: ({ password }) => (password === '' ? [{ name: 'password', message: 'Choose a password.' }] : []),
    refusalFields: { CURRENT_PASSWORD_IS_INCORRECT: 'password' },
    send: async (values) => {
      sent.push(values)
      await answer()
    },
  })
  const { error: nameError, ...name } = field('name')
  const { error: passwordError, ...password } = field('password')
  return (
    <form onSubmit={formProps.onSubmit}>
      <input aria-label="Name" {...name} />
      <input aria-label="Password" {...password} />
      <p>{nameError}</p>
      <p data-testid="field">{passwordError}</p>
      <p data-testid="form">{formProps.error === null ? '' : errorMessage(formProps.error)}</p>
      <button type="submit" disabled={formProps.busy}>
        Save
      </button>
    </form>
  )
}

const password = () => screen.getByLabelText('Password')
const save = () => fireEvent.click(screen.getByRole('button'))
const type = (value: string) => fireEvent.change(password(), { target: { value } })

describe('a form that is one call', () => {
  it('focuses the first field, and sends the input', async () => {
    render(<Form />)
    await waitFor(() => expect(document.activeElement).toBe(password()))
    type('correct horse')
    save()
    await waitFor(() => expect(sent).toEqual([{ name: 'Ada', password: 'correct horse' }]))
  })

  it('sends nothing while invalid, and shows the error at the field until it is edited', async () => {
    render(<Form />)
    save()
    await screen.findByText('Choose a password.')
    expect(sent).toEqual([])
    type('c')
    await waitFor(() => expect(screen.getByTestId('field').textContent).toBe(''))
  })

  it('shows a refusal at its field, others below', async () => {
    render(<Form />)
    type('wrong horse')
    answer = () => Promise.reject(refuse('CURRENT_PASSWORD_IS_INCORRECT'))
    save()
    await waitFor(() => expect(screen.getByTestId('field').textContent).not.toBe(''))
    expect(screen.getByTestId('form').textContent).toBe('')
    answer = () => Promise.reject(refuse('TOO_MANY_REQUESTS', null, 90))
    save()
    await waitFor(() => expect(screen.getByTestId('form').textContent).toMatch(/2 minutes/))
  })
})
