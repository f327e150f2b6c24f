import { useState } from 'react'
import type { StaffText } from '#contract/admin/texts.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { staff } from '#web/admin/session/session.ts'
import type { TextEditor } from '#web/admin/texts/use-text-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'

/** Hides the text from the shop or shows it again, or discards the version that was written here. */
export function TakeBack({ editor, text: { kind, locale, name, state, source, hasFile } }: { editor: TextEditor; text: StaffText }) {
  const t = useText('admin-texts')
  const [isConfirming, setConfirming] = useState(false)
  const key = { kind, locale, name }
  const isHidden = state === 'hidden'
  const hide = () =>
    void editor.act(
      () => staff('PUT /admin/texts/:kind/:locale/:name/hidden', { ...key, isHidden: !isHidden }),
      t(isHidden ? 'done.shown' : 'done.hidden'),
    )
  const revert = async () => {
    setConfirming(false)
    try {
      await staff('DELETE /admin/texts/:kind/:locale/:name', key)
      allowLeaving()
      toast('success', t('done.reverted'))
      goTo(adminUrls.texts())
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5">
      <ActionButton onClick={hide}>{t(isHidden ? 'action.show' : 'action.hide')}</ActionButton>
      {source === 'stored' && (
        <ActionButton look="bare" onClick={() => setConfirming(true)}>
          {t(hasFile ? 'action.revert' : 'action.drop')}
        </ActionButton>
      )}
      <Confirm
        open={isConfirming}
        title={t('revert.title')}
        text={t(hasFile ? 'revert.text' : 'revert.textNoFile')}
        action={t(hasFile ? 'action.revert' : 'action.drop')}
        onClose={() => setConfirming(false)}
        onConfirm={() => void revert()}
      />
    </div>
  )
}
