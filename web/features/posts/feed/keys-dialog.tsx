import { useState } from 'react'
import { writeLocalEntry } from '#web/lib/local-entry.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { areKeysOn, keysEntry } from './use-feed-keys.ts'

const keys = ['j', 'k', 'l', 'c', 's', 'n'] as const

/** Lists the keyboard shortcuts, with a switch that turns them off. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('posts')
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <Dialog open={open} title={t('keys.title')} onClose={onClose}>
      <div className="grid gap-5 p-5">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {keys.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid size-8 place-items-center rounded-input border border-edge font-text text-sm font-semibold uppercase">
                  {key}
                </kbd>
              </dt>
              <dd>{t(`keys.${key}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('keys.on')}
          checked={isOn}
          onChange={() => {
            setOn(!isOn)
            writeLocalEntry(keysEntry, isOn ? 'off' : 'on')
          }}
        />
      </div>
    </Dialog>
  )
}
