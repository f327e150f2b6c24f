import { type ReactNode, useCallback, useState } from 'react'
import type { SitePart } from '#contract/admin/site.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { SiteDocumentOf, SiteKind } from '#contract/site/documents.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { PartVersions } from './part-versions.tsx'
import { type PartEditor, useSitePart } from './use-site-part.ts'

interface PartScreenProps<K extends SiteKind> {
  kind: K
  name: string
  title: string
  back?: string
  /** The default, used while nothing is saved. */
  fallback: SiteDocumentOf<K>
  /** Additional buttons before those that save. */
  actions?: ReactNode
  /** The part has no default that it could be reset to. */
  isAdded?: boolean
  children: (editor: PartEditor<K>) => ReactNode
}

/** A screen that edits a part of the site: saves it as a whole, resets it to the default, and lists its versions below. */
export function PartScreen<K extends SiteKind>({ back = adminUrls.site(), ...props }: PartScreenProps<K>) {
  const { kind, name, title } = props
  const data = useAsyncData(useCallback(() => staff('GET /admin/site/:kind/:name', { kind, name }), [kind, name]))
  return (
    <LoadedScreen title={title} back={back} data={data}>
      {(part) => <Loaded key={`${kind} ${name}`} part={part} back={back} {...props} />}
    </LoadedScreen>
  )
}

function Loaded<K extends SiteKind>({
  part,
  title,
  back,
  fallback,
  actions,
  isAdded = false,
  children,
}: PartScreenProps<K> & { part: SitePart }) {
  const t = useText('admin-site')
  const editor = useSitePart<K>(part, fallback)
  const { isChanged, busy, clash } = editor
  const [isConfirming, setConfirming] = useState(false)
  const canSave = isChanged && !busy
  useKeys(t('keys'), [{ keys: 'mod+s', label: t('action.save'), run: (event) => (event.preventDefault(), canSave && void editor.save()) }])
  const isOwn = editor.part.document !== null
  return (
    <Screen
      title={title}
      {...(back && { back })}
      beside={
        isAdded ? undefined : (
          <StateMark shape={isOwn ? 'done' : 'waiting'} tone={isOwn ? 'good' : 'quiet'}>
            {t(isOwn ? 'state.own' : 'state.usual')}
          </StateMark>
        )
      }
      actions={
        <>
          {actions}
          {isOwn && (
            <ActionButton look="bare" busy={busy} onClick={() => setConfirming(true)}>
              {t(isAdded ? 'action.delete' : 'action.reset')}
            </ActionButton>
          )}
          <ActionButton look="ember" keySign="Ctrl S" busy={busy} disabled={!isChanged} onClick={() => void editor.save()}>
            {t('action.save')}
          </ActionButton>
        </>
      }
    >
      {clash && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 border-y border-line bg-studio px-4 py-3 md:px-8">
          <p className="me-auto font-medium">{clash.changedBy ? t('clash.by', { name: clash.changedBy }) : t('clash.title')}</p>
          <ActionButton onClick={() => editor.take(clash)}>{t('clash.theirs')}</ActionButton>
          <ActionButton onClick={() => void editor.save(clash.version)}>{t('clash.mine')}</ActionButton>
        </div>
      )}
      <div className="mt-3 border-t border-line">{children(editor)}</div>
      {editor.part.version > 0 && <PartVersions key={editor.part.version} editor={editor} />}
      <Confirm
        open={isConfirming}
        title={t(isAdded ? 'delete.title' : 'reset.title')}
        text={t('reset.text')}
        action={t(isAdded ? 'action.delete' : 'action.reset')}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          void editor.reset()
        }}
      />
    </Screen>
  )
}
