import { adminUrls } from '#contract/admin/urls.ts'
import { locales } from '#contract/locales.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { TextEditor } from '#web/admin/texts/use-text-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** Opens a text and its translations, and saves it. */
export function Actions({ editor, canSave }: { editor: TextEditor; canSave: boolean }) {
  const t = useText('admin-texts')
  const offered = useShop().locales
  const { kind, locale, text, busy, isChanged } = editor
  return (
    <>
      {text?.state === 'live' && (
        <Link to={text.path} className="inline-flex min-h-11 items-center px-2 text-link md:min-h-9">
          {t('action.open')}
        </Link>
      )}
      {text !== null &&
        locales
          .filter((one) => one !== locale && offered.includes(one))
          .map((one) => (
            <Link
              key={one}
              to={adminUrls.text(kind, one, text.name)}
              className="inline-flex min-h-11 items-center px-2 text-link md:min-h-9"
            >
              {t('action.translate', { language: t(`language.${one}`) })}
            </Link>
          ))}
      <ActionButton keySign="Ctrl S" busy={busy} disabled={!canSave || !isChanged} onClick={() => void editor.save('draft')}>
        {t('action.draft')}
      </ActionButton>
      <ActionButton look="ember" busy={busy} disabled={!canSave} onClick={() => void editor.save('live')}>
        {t('action.publish')}
      </ActionButton>
    </>
  )
}
