import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { groupNames, lineOf, menu } from './menu.ts'
import { useWaiting } from './waiting.ts'

/** The menu lines that the person may open, with the number of waiting items. */
export function MenuLines({ pathname, onGo }: { pathname: string; onGo?: () => void }) {
  const t = useText('admin')
  const number = useNumber()
  const may = useMay()
  const waiting = useWaiting()
  const here = lineOf(pathname)
  const groups = menu
    .map((lines, at) => ({ group: groupNames[at] ?? null, lines: lines.filter(({ permission }) => may(permission)) }))
    .filter(({ lines }) => lines.length > 0)
  return groups.map(({ group, lines }) => (
    <div key={lines[0]!.name}>
      {group && (
        <p aria-hidden="true" className="px-2.5 pb-1 text-xs text-quiet">
          {t(`menu.group.${group}`)}
        </p>
      )}
      <ul aria-label={group ? t(`menu.group.${group}`) : undefined} className="grid gap-px">
        {lines.map(({ name, to, icon }) => {
          const count = waiting[name] ?? 0
          return (
            <li key={name}>
              <Link
                to={to}
                onClick={onGo}
                aria-current={here?.name === name ? 'page' : undefined}
                className="flex min-h-11 scroll-my-16 items-center gap-2.5 rounded-input px-2.5 transition-colors hover:bg-studio aria-[current]:bg-studio aria-[current]:font-semibold md:min-h-8.5"
              >
                <AdminIcon name={icon} />
                {t(`menu.${name}`)}
                {count > 0 && <span className="ms-auto text-xs text-quiet">{number(count)}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  ))
}
