import { type ReactNode, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import type { WishlistSummary } from '#contract/wishlist.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { NameForm, NewList } from '#web/features/wishlist/new-list.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { ShareDialog } from './share-dialog.tsx'

interface ListActionsProps {
  /** The displayed list; undefined before the first product is saved. */
  list: WishlistSummary | undefined
  lists: WishlistSummary[]
  onLists: (lists: WishlistSummary[]) => void
  onReload: () => void
}

type Open = 'new' | 'rename' | 'share' | 'delete' | null

/** The actions on a list as a whole. */
export function ListActions({ list, lists, onLists, onReload }: ListActionsProps) {
  const t = useText('wishlist')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const replace = (changed: WishlistSummary) => onLists(lists.map((one) => (one.id === changed.id ? changed : one)))
  const action = (what: Exclude<Open, null>, className = '') => (
    <TextButton className={className} onClick={() => setOpen(what)}>
      {t(`${what}.open`)}
    </TextButton>
  )
  return (
    <div className="flex flex-wrap gap-x-5">
      {list && list.itemCount > 0 && action('share')}
      {lists.length < limits.wishlist.listsMax && action('new')}
      {list && action('rename')}
      {list && !list.isDefault && action('delete', 'text-quiet hover:text-ink')}
      <NameDialog open={open === 'new'} title={t('new.title')} onClose={close}>
        <NewList isFocused onCreated={(created) => goTo(urls.wishlist(created.id))} />
      </NameDialog>
      {list && (
        <>
          <NameDialog open={open === 'rename'} title={t('rename.title')} onClose={close}>
            <NameForm
              label={t('rename.label')}
              action={t('rename.action')}
              initial={list.name ?? t('title')}
              isFocused
              send={(name) => signed('PATCH /wishlist/lists/:id', { id: list.id, name })}
              onDone={() => {
                close()
                onReload()
              }}
            />
          </NameDialog>
          <ShareDialog open={open === 'share'} list={list} onChange={replace} onClose={close} />
          <Deletion open={open === 'delete'} list={list} onClose={close} />
        </>
      )}
    </div>
  )
}

function NameDialog({ open, title, onClose, children }: { open: boolean; title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="p-5">{children}</div>
    </Dialog>
  )
}

function Deletion({ open, list: { id, name }, onClose }: { open: boolean; list: WishlistSummary; onClose: () => void }) {
  const t = useText('wishlist')
  const { busy, run } = useAction()
  const remove = () =>
    run(async () => {
      try {
        await signed('DELETE /wishlist/lists/:id', { id })
        goTo(urls.wishlist(), { replace: true })
      } catch (error) {
        toastError(error)
        onClose()
      }
    })
  return (
    <Confirm
      open={open}
      title={t('delete.title', { name: name ?? t('title') })}
      text={t('delete.text')}
      action={t('delete.action')}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
