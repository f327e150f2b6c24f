import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { returnReasons } from '#contract/return-reasons.ts'
import { urls } from '#contract/urls.ts'
import { useSignedIn } from '#web/features/auth/session/session.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import { PiecesField } from '#web/features/returns/pieces-field.tsx'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ExchangeFields } from './exchange-fields.tsx'
import { useReturnRequest } from './use-return-request.ts'

/** What to return, the reason, and a picture. Nothing is sent until the button is pressed. */
export function ReturnForm({ order, token }: { order: Order; token: string | undefined }) {
  const t = useText('returns')
  const date = useDate()
  const signedIn = useSignedIn()
  const errorMessage = useErrorMessage()
  const { lines, fields, set, isFaulty, problems, send, busy, error } = useReturnRequest(order, token)
  const { pieces, exchanges, reason, text } = fields
  return (
    <form onSubmit={send} noValidate className="mt-2 grid gap-6">
      <p className="text-quiet">{t('return.text', { date: date(order.returnUntil!) })}</p>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <PiecesField
        label={t('return.pieces')}
        lines={lines}
        pieces={pieces}
        mark={t('required')}
        error={problems.pieces}
        onChange={(chosen) => set({ pieces: chosen })}
      />
      {lines.some(({ line }) => line.components) && (
        <p className="-mt-3 text-sm text-quiet">
          {t('return.set')} <TextLink to={urls.contact({ topic: 'order', order: order.number })}>{t('return.setContact')}</TextLink>
        </p>
      )}
      <Select
        label={t('return.reason')}
        value={reason}
        mark={t('required')}
        required
        error={problems.reason}
        options={[{ value: '', name: t('return.choose') }, ...returnReasons.map((value) => ({ value, name: t(`reasons.${value}`) }))]}
        onChange={({ currentTarget }) => set({ reason: returnReasons.find((one) => one === currentTarget.value) ?? '' })}
      />
      <ExchangeFields
        lines={lines}
        pieces={pieces}
        exchanges={exchanges}
        isFaulty={isFaulty}
        isTaxedOnTop={order.tax > 0}
        onChange={(chosen) => set({ exchanges: chosen })}
      />
      <TextArea
        label={t('return.more')}
        mark={t('optional')}
        maxLength={limits.returns.textMax}
        value={text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      {signedIn && (
        <ChoiceGroup label={t('return.photo')} mark={t('optional')} hint={t('return.photoHint')} error={problems.photo}>
          <PicturePicker
            feature="return"
            onChange={([picture], isUploading) => set({ photo: picture ? { url: picture.url, alt: picture.alt } : null, isUploading })}
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
