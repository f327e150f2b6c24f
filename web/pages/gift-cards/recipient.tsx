import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { ComposeState } from './use-compose.ts'

/** The recipient, the sender and the message. */
export function Recipient({ compose: { values, change, problems } }: { compose: ComposeState }) {
  const t = useText('gift-cards')
  const error = (name: 'recipientName' | 'recipientEmail' | 'senderName' | 'message') => {
    const problem = problems[name]
    return problem && t(`problem.${problem === 'amount' || problem === 'date' ? 'long' : problem}`)
  }
  return (
    <fieldset className="grid gap-4 md:grid-cols-2">
      <legend className="display mb-3 text-lg">{t('recipient.title')}</legend>
      <Field
        name="recipientName"
        label={t('recipient.name')}
        mark={t('required')}
        error={error('recipientName')}
        value={values.recipientName}
        onChange={(event) => change({ recipientName: event.target.value })}
        maxLength={limits.name.max}
        autoComplete="off"
        required
      />
      <Field
        name="recipientEmail"
        label={t('recipient.email')}
        mark={t('required')}
        error={error('recipientEmail')}
        value={values.recipientEmail}
        onChange={(event) => change({ recipientEmail: event.target.value })}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.email.max}
        required
      />
      <Field
        name="senderName"
        className="md:col-span-2"
        label={t('recipient.from')}
        mark={t('optional')}
        error={error('senderName')}
        value={values.senderName}
        onChange={(event) => change({ senderName: event.target.value })}
        maxLength={limits.name.max}
        autoComplete="name"
      />
      <TextArea
        name="message"
        className="md:col-span-2"
        label={t('recipient.message')}
        mark={t('optional')}
        error={error('message')}
        value={values.message}
        onChange={(event) => change({ message: event.target.value })}
        maxLength={limits.giftCard.messageMax}
        rows={3}
      />
    </fieldset>
  )
}
