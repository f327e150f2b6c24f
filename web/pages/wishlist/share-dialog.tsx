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
import { Check } from '#web/ui/check.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

interface ShareDialogProps {
  open: boolean
  list: WishlistSummary
  onChange: (list: WishlistSummary) => void
  onClose: () => void
}

/** Who may see a list: nobody else, or whoever has its link, which can be revoked. */
export function ShareDialog({ open, list, onChange, onClose }: ShareDialogProps) {
  const t = useText('wishlist')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const { id, shareToken, showOwner } = list
  const isShared = shareToken !== null
  const share = (name: boolean) => run(async () => onChange(await signed('PUT /wishlist/lists/:id/share', { id, showOwner: name })))
  const unshare = () => run(async () => onChange(await signed('DELETE /wishlist/lists/:id/share', { id })))
  return (
    <Dialog open={open} title={t('share.title')} onClose={onClose}>
      <div className="grid gap-4 p-5" aria-busy={busy}>
        <Check
          label={t('share.on')}
          hint={t('share.onHint')}
          checked={isShared}
          onChange={() => void (isShared ? unshare() : share(false))}
        />
        {isShared ? (
          <>
            <Check label={t('share.name')} checked={showOwner} onChange={() => void share(!showOwner)} />
            <SharedLink token={shareToken} />
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
  const link = window.location.origin + urls.sharedWishlist(token)
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
