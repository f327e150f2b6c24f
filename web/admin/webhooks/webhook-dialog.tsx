import { type SyntheticEvent, useState } from 'react'
import { type WebhookEvent, webhookEventNames } from '#contract/admin/webhook-events.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface Fields {
  url: string
  events: WebhookEvent[]
}
interface WebhookDialogProps {
  title: string
  initial?: Fields
  save: (fields: Fields) => Promise<void>
  onClose: () => void
}

const nothing: Fields = { url: '', events: [] }

/** The address and the events of an endpoint. */
export function WebhookDialog({ title, initial = nothing, save, onClose }: WebhookDialogProps) {
  const t = useText('admin-webhooks')
  const { busy, error, run } = useAction()
  const [url, setUrl] = useState(initial.url)
  const [events, setEvents] = useState(initial.events)
  const toggle = (event: WebhookEvent, isOn: boolean) => setEvents(isOn ? [...events, event] : events.filter((one) => one !== event))
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(() => save({ url: url.trim(), events }))
  }
  return (
    <InputDialog open title={title} onClose={onClose}>
      <form noValidate onSubmit={send} className="grid gap-4 p-5">
        <Field
          label={t('field.url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/webhooks"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">{t('field.events')}</legend>
          <div className="grid md:grid-cols-2">
            {webhookEventNames.map((name) => (
              <Check
                key={name}
                label={t(`event.${name.replace('.', '-') as EventKey}`)}
                checked={events.includes(name)}
                onChange={(event) => toggle(name, event.currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={!URL.canParse(url) || events.length === 0}>
          {t('save')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}

type Dashed<S extends string> = S extends `${infer Head}.${infer Tail}` ? `${Head}-${Tail}` : S
type EventKey = Dashed<WebhookEvent>
