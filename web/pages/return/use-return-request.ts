import { type FormEvent, useState } from 'react'
import type { Order } from '#contract/order.ts'
import { isFault, type ReturnReason } from '#contract/return-reasons.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { type Pieces, returnableLines, toLines } from '#web/features/returns/pieces.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import type { Exchanges } from './exchange-fields.tsx'

interface ReturnFields {
  pieces: Pieces
  exchanges: Exchanges
  reason: ReturnReason | ''
  text: string
  photo: { url: string; alt: string } | null
  isUploading: boolean
}

type Problems = Record<'pieces' | 'reason' | 'photo', string | undefined>

/** The first field with a problem. The quantities are the form's first inputs. */
const firstWrong = ({ pieces, reason }: Problems): string =>
  pieces ? 'input' : reason ? 'select[aria-invalid=true]' : 'fieldset:last-of-type button'

/** The fields of a return, what is wrong with them once sending was tried, and what sends them. */
export function useReturnRequest(order: Order, token: string | undefined) {
  const t = useText('returns')
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const keyOf = useIdempotencyKey()
  const lines = returnableLines(order)
  const [fields, setFields] = useState<ReturnFields>({
    pieces: lines.length === 1 ? { [lines[0]!.line.variantId]: 1 } : {},
    exchanges: {},
    reason: '',
    text: '',
    photo: null,
    isUploading: false,
  })
  const [tried, setTried] = useState(false)
  const { reason, text, photo } = fields
  const isFaulty = reason !== '' && isFault(reason)
  const chosen = chosenLines(fields, isFaulty)
  const problems: Problems = {
    pieces: chosen.length === 0 ? t('return.noPieces') : undefined,
    reason: reason === '' ? t('return.noReason') : undefined,
    photo: fields.isUploading ? t('return.uploading') : undefined,
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (reason === '' || Object.values(problems).some(Boolean)) {
      const form = event.currentTarget
      return focusSoon(() => form.querySelector(firstWrong(problems)))
    }
    const input = { id: order.id, lines: chosen, reason, text, ...(token && { token }), ...(photo && { photo }) }
    void run(async () => {
      await signed('POST /user/orders/:id/returns', input, { idempotencyKey: keyOf(input) })
      toast('success', t('return.done'))
      goTo(urls.order(order.number, token))
    })
  }
  const set = (changed: Partial<ReturnFields>) => setFields((before) => ({ ...before, ...changed }))
  return { lines, fields, set, isFaulty, problems: tried ? problems : noProblems, send, busy, error }
}

const noProblems: Problems = { pieces: undefined, reason: undefined, photo: undefined }

/** The lines to return, with the variants that are wanted instead. */
const chosenLines = ({ pieces, exchanges }: ReturnFields, isFaulty: boolean) =>
  toLines(pieces).map((one) => {
    const exchangeVariantId = exchanges[one.variantId]
    // The same item was chosen before the reason was another one.
    const isOffered = Boolean(exchangeVariantId) && (isFaulty || exchangeVariantId !== one.variantId)
    return { ...one, ...(isOffered && { exchangeVariantId }) }
  })
