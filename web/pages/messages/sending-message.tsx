import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { bubble } from './bubble.ts'
import { ChosenAttachment } from './chosen-attachment.tsx'
import type { Sending } from './outbox.ts'

/** A message being sent; a failed one stays until it's resent or withdrawn. */
export function SendingMessage({
  sending: { text, chosen, error },
  onAgain,
  onTakeBack,
}: {
  sending: Sending
  onAgain: () => void
  onTakeBack: () => void
}) {
  const t = useText('messages')
  const errorMessage = useErrorMessage()
  const hasFailed = error !== null
  return (
    <div className="mb-3 grid max-w-[27.5rem] grid-cols-1 justify-items-end gap-1.5 justify-self-end">
      {chosen && <ChosenAttachment chosen={chosen} />}
      {text !== '' && <p className={`${bubble.mine} ${hasFailed ? 'opacity-100' : 'opacity-60'}`}>{text}</p>}
      {hasFailed ? (
        <div role="alert" className="grid justify-items-end px-0.5 text-sm">
          <p className="text-end text-bad">
            <span className="font-semibold">{t('message.failed')}.</span> {errorMessage(error)}
          </p>
          <p className="flex gap-5">
            <TextButton onClick={onTakeBack}>{t('message.takeBack')}</TextButton>
            <TextButton className="font-semibold" onClick={onAgain}>
              {t('message.again')}
            </TextButton>
          </p>
        </div>
      ) : (
        <p className="px-0.5 text-xs text-quiet">{t('message.sending')}</p>
      )}
    </div>
  )
}
