import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { CodeOutcome } from '#contract/promotions.ts'
import { useSignedIn } from '#web/features/auth/session/session.ts'
import { useCodes } from '#web/features/cart/stored-codes.ts'
import type { CheckoutValues } from './values.ts'

/** The codes of the cart that count, and those that were refused when the order was placed: they don't, until the buyer is someone else. */
export function useRefusedCodes(control: Control<CheckoutValues>) {
  const codes = useCodes()
  const buyer = `${useSignedIn()} ${useWatch({ control, name: 'email' })}`
  const [last, setLast] = useState<{ buyer: string; outcomes: CodeOutcome[] }>()
  const refused = last?.buyer === buyer ? last.outcomes.filter(({ code }) => codes.includes(code)) : []
  return {
    codes: codes.filter((code) => !refused.some((one) => one.code === code)),
    refused,
    onRefused: (outcomes: CodeOutcome[]) => setLast({ buyer, outcomes: [...refused, ...outcomes] }),
  }
}
