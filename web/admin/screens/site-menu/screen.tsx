import { adminUrls } from '#contract/admin/urls.ts'
import { siteLimits } from '#contract/site/limits.ts'
import type { MenuDocument, MenuGroup, MenuLine } from '#contract/site/menu.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { loadCategories, useCategories } from '#web/admin/site/categories.ts'
import type { NavNode } from '#web/lib/root-data.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useText } from '#web/lib/text.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { useShown } from '#web/admin/site/in-shop.ts'
import { LinkField } from '#web/admin/site/link-field.tsx'
import { LocalText } from '#web/admin/site/local-text.tsx'
import { Movable } from '#web/admin/site/movable.tsx'
import { PartScreen } from '#web/admin/site/part-screen.tsx'
import { Times } from '#web/admin/site/times.tsx'
import type { PartEditor } from '#web/admin/site/use-site-part.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { keyOf, newLine, useDefaultMenu } from './default-menu.ts'

/** The header's menu, or the columns of the footer. */
export function Component() {
  const { name: nameInAddress } = useParams()
  const name = nameInAddress === 'footer' ? 'footer' : 'header'
  const t = useText('admin-site')
  return (
    <LoadedScreen title={t(`area.${name}.title`)} back={adminUrls.site()} data={useAsyncData(loadCategories)}>
      {(categories) => <Menu key={name} name={name} categories={categories} />}
    </LoadedScreen>
  )
}

function Menu({ name, categories }: { name: 'header' | 'footer'; categories: NavNode[] }) {
  const t = useText('admin-site')
  const fallback = useDefaultMenu(name, categories)
  return (
    <PartScreen kind="menu" name={name} title={t(`area.${name}.title`)} fallback={fallback}>
      {(editor) => <Groups editor={editor} />}
    </PartScreen>
  )
}

function Groups({ editor: { document, change, problems } }: { editor: PartEditor<'menu'> }) {
  const t = useText('admin-site')
  const name = useLineName()
  const { groups } = document
  const set = (next: MenuGroup[]) => change({ groups: next } satisfies Partial<MenuDocument>)
  return (
    <div className="grid max-w-192 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6 md:px-8">
      <p className="text-quiet">{t('menu.hint')}</p>
      {problems['groups'] && <p className="text-bad">{problems['groups']}</p>}
      <Movable
        items={groups}
        idOf={keyOf}
        nameOf={name}
        aside={({ children }) => children.length > 0 && t('menu.count', { count: children.length })}
        onChange={set}
      >
        {(group, changeGroup, at) => (
          <>
            <LineFields line={group} path={`groups.${at}`} problems={problems} onChange={changeGroup} />
            <h3 className="border-t border-line pt-4 font-semibold">{t('menu.below')}</h3>
            <Movable items={group.children} idOf={keyOf} nameOf={name} onChange={(children) => changeGroup({ children })}>
              {(line, changeLine, index) => (
                <LineFields line={line} path={`groups.${at}.children.${index}`} problems={problems} onChange={changeLine} />
              )}
            </Movable>
            <div>
              <ActionButton
                disabled={group.children.length >= siteLimits.menuChildren}
                onClick={() => changeGroup({ children: [...group.children, newLine()] })}
              >
                {t('menu.add')}
              </ActionButton>
            </div>
          </>
        )}
      </Movable>
      <div>
        <ActionButton disabled={groups.length >= siteLimits.menuGroups} onClick={() => set([...groups, { ...newLine(), children: [] }])}>
          {t('menu.addGroup')}
        </ActionButton>
      </div>
    </div>
  )
}

interface LineFieldsProps {
  line: MenuLine
  path: string
  problems: Record<string, string>
  onChange: (line: Partial<MenuLine>) => void
}

function LineFields({ line: { label, link, from, until }, path, problems, onChange }: LineFieldsProps) {
  const t = useText('admin-site')
  return (
    <>
      <LocalText
        label={t('menu.label')}
        value={label}
        max={siteLimits.label}
        problem={problems[`${path}.label`]}
        {...(link?.kind === 'category' && { hint: t('menu.labelHint') })}
        onChange={(next) => onChange({ label: next })}
      />
      <LinkField
        value={link}
        none={t('menu.noLink')}
        problem={problems[`${path}.link.target`]}
        onChange={(next) => onChange({ link: next })}
      />
      <Times from={from} until={until} problem={problems[`${path}.until`]} onChange={onChange} />
    </>
  )
}

/** The text of a line, or its category's name. */
function useLineName(): (line: MenuLine) => string {
  const shown = useShown()
  const nav = useCategories()
  const names = new Map<string, string>()
  const read = (nodes: typeof nav) => {
    for (const { slug, name, children } of nodes) {
      names.set(slug, name)
      read(children)
    }
  }
  read(nav)
  return ({ label, link }) => shown(label) || (link?.kind === 'category' && names.get(link.target)) || (link?.target ?? '')
}
