import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import type { WishlistSummary } from '#contract/wishlist.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { localPath } from '#web/lib/locale-path.ts'

interface ShareDialogProps {
  open: boolean
  list: WishlistSummary
  onChange: (list: WishlistSummary) => void
  onClose: () => void
}

interface Sharing {
  isShared: boolean
  showOwner: boolean
}

const send = (id: string, { isShared, showOwner }: Sharing): Promise<WishlistSummary> =>
  isShared ? signed('PUT /wishlist/lists/:id/share', { id, showOwner }) : signed('DELETE /wishlist/lists/:id/share', { id })

/** Who may see a list: only its owner, or anyone with its link, which can be revoked. */
export function ShareDialog({ open, list, onChange, onClose }: ShareDialogProps) {
  const t = useText('wishlist')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const { id, shareToken, showOwner } = list
  /** The requested state, shown until the response arrives. */
  const [pending, setPending] = useState<Sharing | null>(null)
  const shown = pending ?? { isShared: shareToken !== null, showOwner }
  const change = (sharing: Sharing) => {
    setPending(sharing)
    void run(async () => onChange(await send(id, sharing))).then(() => setPending(null))
  }
  return (
    <Dialog open={open} title={t('share.title')} onClose={onClose}>
      <div className="grid gap-4 p-5" aria-busy={busy}>
        <Switch
          label={t('share.on')}
          hint={t('share.onHint')}
          checked={shown.isShared}
          onChange={() => change({ isShared: !shown.isShared, showOwner: false })}
        />
        {shown.isShared ? (
          <>
            <Switch label={t('share.name')} checked={shown.showOwner} onChange={() => change({ ...shown, showOwner: !shown.showOwner })} />
            {shareToken && <SharedLink token={shareToken} />}
          </>
        ) : (
          <p className="text-sm text-quiet">{t('share.private')}</p>
        )}
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      </div>
    </Dialog>
  )
}

function SharedLink({ token }: { token: string }) {
  const t = useText('wishlist')
  const link = window.location.origin + localPath(urls.sharedWishlist(token))
  async function copy(): Promise<void> {
    if (await copyToClipboard(link)) toast('success', t('share.copied'))
    else toast('error', t('share.failed'))
  }
  return (
    <>
      <Field label={t('share.link')} value={link} readOnly hint={t('share.revoke')} onFocus={(event) => event.currentTarget.select()} />
      <Button onClick={() => void copy()}>{t('share.copy')}</Button>
    </>
  )
}
