import { type FormEvent, useCallback } from 'react'
import { type MessageSettings, type MessageSource } from '#contract/conversations.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'

const sources: readonly MessageSource[] = ['everyone', 'following', 'nobody']

/** Who may write to the member, and read receipts. Each change is saved immediately. */
export function Settings({ onClose }: { onClose: () => void }) {
  const t = useText('messages')
  const ask = useCallback(() => signed('GET /message-settings', {}), [])
  const { value, error, load, change } = useAsyncData<MessageSettings>(ask)
  /** Optimistic: if the server refuses it, what it changed is reverted, but no change made meanwhile. */
  const save = async (changed: Partial<MessageSettings>, before: MessageSettings) => {
    change((shown) => ({ ...shown, ...changed }))
    try {
      await signed('PATCH /message-settings', changed)
    } catch (failure) {
      change((shown) => ({
        from: shown.from === changed.from ? before.from : shown.from,
        readReceipts: shown.readReceipts === changed.readReceipts ? before.readReceipts : shown.readReceipts,
      }))
      toastError(failure)
    }
  }
  return (
    <Dialog open title={t('options.title')} place="side" onClose={onClose}>
      <div className="grid min-h-0 grow content-start gap-6 overflow-y-auto p-5">
        {value ? (
          <>
            <ChoiceGroup label={t('options.from')}>
              {sources.map((source) => (
                <RadioCard
                  key={source}
                  name="from"
                  value={source}
                  title={t(`options.${source}.title`)}
                  text={t(`options.${source}.text`)}
                  checked={value.from === source}
                  onChange={() => void save({ from: source }, value)}
                />
              ))}
            </ChoiceGroup>
            <Switch
              label={t('options.receipts')}
              hint={t('options.receiptsHint')}
              checked={value.readReceipts}
              onChange={() => void save({ readReceipts: !value.readReceipts }, value)}
            />
            <OutOfReach onClose={onClose} />
          </>
        ) : error ? (
          <div className="grid justify-items-start gap-3">
            <p>{t('options.failed')}</p>
            <Button onClick={() => void load()}>{t('list.retry')}</Button>
          </div>
        ) : (
          <Skeleton className="h-80 w-full" />
        )}
      </div>
    </Dialog>
  )
}

/** Leads to the messages of a person whose conversation is hidden by a block. */
function OutOfReach({ onClose }: { onClose: () => void }) {
  const t = useText('messages')
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const handle = (new FormData(event.currentTarget).get('handle') as string).trim().replace(/^@/, '').toLowerCase()
    if (handle === '') return
    onClose()
    goTo(urls.messages(handle))
  }
  return (
    <form onSubmit={find} className="grid gap-3 border-t border-line pt-6">
      <h3 className="font-semibold">{t('options.report')}</h3>
      <Field
        name="handle"
        label={t('options.handle')}
        hint={t('options.reportHint')}
        before="@"
        required
        maxLength={limits.handle.max}
        autoComplete="off"
        autoCapitalize="none"
      />
      <Button type="submit" look="secondary" className="justify-self-start">
        {t('options.find')}
      </Button>
    </form>
  )
}
