import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { isFault, type ReturnReason, returnReasons } from '#contract/return-reasons.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import { type Pieces, returnableLines, toLines } from '#web/features/returns/pieces.ts'
import { PiecesField } from '#web/features/returns/pieces-field.tsx'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { type Exchanges, ExchangeFields } from './exchange-fields.tsx'

type Problems = Record<'pieces' | 'reason' | 'photo', string | undefined>

/** The first field with a problem. The quantities are the form's first inputs. */
const firstWrong = ({ pieces, reason }: Problems): string =>
  pieces ? 'input' : reason ? 'select[aria-invalid=true]' : 'fieldset:last-of-type button'

/** What to return, the reason, and a picture. Nothing is sent until the button is pressed. */
export function ReturnForm({ order, token }: { order: Order; token: string | undefined }) {
  const t = useText('returns')
  const date = useDate()
  const signedIn = useSignedIn()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  // One key per form, so that a retry after a lost response requests one return.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const lines = returnableLines(order)
  const [pieces, setPieces] = useState<Pieces>(lines.length === 1 ? { [lines[0]!.line.variantId]: 1 } : {})
  const [exchanges, setExchanges] = useState<Exchanges>({})
  const [reason, setReason] = useState<ReturnReason | ''>('')
  const [text, setText] = useState('')
  const [photo, setPhoto] = useState<{ url: string; alt: string } | null>(null)
  const [isUploading, setUploading] = useState(false)
  const [tried, setTried] = useState(false)
  const isFaulty = reason !== '' && isFault(reason)
  const chosen = toLines(pieces).map((one) => {
    const wanted = exchanges[one.variantId]
    // The same item was chosen before the reason was another one.
    const isOffered = Boolean(wanted) && (isFaulty || wanted !== one.variantId)
    return { ...one, ...(isOffered && { exchangeVariantId: wanted }) }
  })
  const problems = {
    pieces: chosen.length === 0 ? t('return.noPieces') : undefined,
    reason: reason === '' ? t('return.noReason') : undefined,
    photo: isUploading ? t('return.uploading') : undefined,
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
      await signed('POST /user/orders/:id/returns', input, { idempotencyKey })
      toast('success', t('return.done'))
      goTo(urls.order(order.number, token))
    })
  }
  return (
    <form onSubmit={send} noValidate className="mt-2 grid gap-6">
      <p className="text-quiet">{t('return.text', { date: date(order.returnUntil!) })}</p>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <PiecesField
        label={t('return.pieces')}
        lines={lines}
        pieces={pieces}
        mark={t('required')}
        error={tried ? problems.pieces : undefined}
        onChange={setPieces}
      />
      <Select
        label={t('return.reason')}
        value={reason}
        mark={t('required')}
        required
        error={tried ? problems.reason : undefined}
        options={[{ value: '', name: t('return.choose') }, ...returnReasons.map((value) => ({ value, name: t(`reasons.${value}`) }))]}
        onChange={({ currentTarget }) => setReason(returnReasons.find((one) => one === currentTarget.value) ?? '')}
      />
      <ExchangeFields
        lines={lines}
        pieces={pieces}
        exchanges={exchanges}
        isFaulty={isFaulty}
        isTaxedOnTop={order.tax > 0}
        onChange={setExchanges}
      />
      <TextArea
        label={t('return.more')}
        mark={t('optional')}
        maxLength={limits.returns.textMax}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {signedIn && (
        <ChoiceGroup label={t('return.photo')} mark={t('optional')} hint={t('return.photoHint')} error={tried ? problems.photo : undefined}>
          <PicturePicker
            feature="return"
            onChange={([picture], stillUploading) => {
              setPhoto(picture ? { url: picture.url, alt: picture.alt } : null)
              setUploading(stillUploading)
            }}
          />
        </ChoiceGroup>
      )}
      <div>
        <Button type="submit" busy={busy} className="w-full md:w-auto">
          {t('return.submit')}
        </Button>
        <p className="mt-3 text-sm text-quiet">{t('return.next')}</p>
      </div>
    </form>
  )
}
