import { useState } from 'react'
import type { PriceList } from '#contract/price-lists.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { parsePrices } from './parse-prices.ts'
import { type RefusedPrice, setPrices } from './set-prices.ts'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

const shownMax = 20

interface PasteDialogProps {
  list: PriceList
  /** The text that was already pasted. */
  first: string
  onClose: () => void
  onSaved: () => void
}

/** Pastes prices from a spreadsheet: an SKU and a price on each line. Refused rows are reported, the others are saved. */
export function PasteDialog({ list, first, onClose, onSaved }: PasteDialogProps) {
  const t = useText('admin-price-lists')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [text, setText] = useState(first)
  const [done, setDone] = useState(0)
  const [refused, setRefused] = useState<RefusedPrice[]>([])
  const { prices, unread } = parsePrices(text)
  const set = () =>
    run(async () => {
      setDone(0)
      const left = await setPrices(list.id, prices, setDone)
      setRefused(left)
      if (left.length < prices.length) toast('success', t('paste.done', { count: prices.length - left.length }))
      if (left.length === 0) onClose()
      onSaved()
    })
  return (
    <InputDialog open title={t('paste.title')} onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5">
        <TextArea
          label={t('paste.label')}
          hint={t('paste.hint')}
          className="font-mono"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className="text-sm">
          {t('paste.read', { count: prices.length })}
          {unread.length > 0 && (
            <span className="block text-bad">{t('paste.unread', { lines: unread.slice(0, shownMax).join(', ') })}</span>
          )}
        </p>
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        {busy && <ProgressBar label={t('paste.title')} value={done} max={Math.max(1, prices.length)} />}
        {refused.length > 0 && (
          <div>
            <p className="font-medium">{t('paste.refused', { count: refused.length })}</p>
            <ul className="text-sm">
              {refused.slice(0, shownMax).map(({ sku, error: why }) => (
                <li key={sku}>
                  <span className="font-mono">{sku}</span> <span className="text-quiet">{t(`refused.${why}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ActionButton look="ember" className="justify-self-end" busy={busy} disabled={prices.length === 0} onClick={() => void set()}>
          {t('paste.set', { count: prices.length })}
        </ActionButton>
      </div>
    </InputDialog>
  )
}
