import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { KeySign } from '#web/admin/ui/key-sign.tsx'
import { areSingleKeysOn, keysNow, switchSingleKeys } from './keys.ts'

/** All shortcuts that work on this screen. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const t = useText('admin')
  const [on, setOn] = useState(areSingleKeysOn)
  const change = (next: boolean) => {
    switchSingleKeys(next)
    setOn(next)
  }
  return (
    <Dialog open title={t('keys.title')} onClose={onClose}>
      <div className="grid gap-6 overflow-y-auto p-5">
        <Switch label={t('keys.single')} checked={on} onChange={(event) => change(event.currentTarget.checked)} />
        {keysNow().map(({ title, keys }) => (
          <section key={title}>
            <h3 className="mb-2 font-semibold">{title}</h3>
            <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
              {keys.map(({ keys: name, label }) => (
                <div key={name} className="contents">
                  <dt>{label}</dt>
                  <dd className="flex justify-end gap-1">
                    {name.split(' ').map((one) => (
                      <KeySign key={one}>{shown(one)}</KeySign>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

const shown = (key: string): string =>
  key
    .replace('mod+', 'Ctrl ')
    .replace('shift+', 'Shift ')
    .replace(/\b[a-z]$/, (letter) => letter.toUpperCase())
