import { type ReactNode, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { LoadedList } from '#web/admin/frame/loaded-list.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { SecretDialog } from './secret-dialog.tsx'

interface SecretsScreenProps<T> {
  texts: 'admin-api-keys' | 'admin-webhooks'
  data: AsyncData<T>
  /** The rows, each an `li`. */
  children: (value: T) => ReactNode[]
  /** The dialog that adds one, whose secret it passes to `onAdded`. */
  renderDialog: (dialog: { onAdded: (secret: string) => void; onClose: () => void }) => ReactNode
}

/** A list of things with secrets, each of which is shown only once: after it was added. */
export function SecretsScreen<T>({ texts, data, children, renderDialog }: SecretsScreenProps<T>) {
  const t = useText(texts)
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const close = () => setAdding(false)
  const show = (added: string) => {
    close()
    setSecret(added)
    void data.load()
  }
  return (
    <Screen
      title={t('title')}
      actions={
        <ActionButton look="ember" onClick={() => setAdding(true)}>
          {t('add')}
        </ActionButton>
      }
    >
      <p className="max-w-168 px-4 pb-4 text-quiet md:px-8">{t('lead')}</p>
      <LoadedList data={data} empty={{ title: t('empty.title'), text: t('empty.text') }}>
        {children}
      </LoadedList>
      {isAdding && renderDialog({ onAdded: show, onClose: close })}
      {secret !== null && (
        <SecretDialog title={t('secret.title')} text={t('secret.text')} secret={secret} onClose={() => setSecret(null)} />
      )}
    </Screen>
  )
}
