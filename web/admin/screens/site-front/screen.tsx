import { siteLimits } from '#contract/site/limits.ts'
import type { FrontDocument, FrontSection } from '#contract/site/front.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Link } from '#web/ui/link.tsx'
import { newId, useShown } from '#web/admin/site/in-shop.ts'
import { LinkField } from '#web/admin/site/link-field.tsx'
import { LocalText } from '#web/admin/site/local-text.tsx'
import { Movable } from '#web/admin/site/movable.tsx'
import { PartScreen } from '#web/admin/site/part-screen.tsx'
import { PictureField } from '#web/admin/site/picture-field.tsx'
import { Times } from '#web/admin/site/times.tsx'
import type { PartEditor } from '#web/admin/site/use-site-part.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { FrontPreview } from './front-preview.tsx'
import { Targets } from './targets.tsx'
import { optionalSections, defaultSections, type SectionKind } from '#contract/site/names.ts'

const newSection = (section: SectionKind, id = newId()): FrontSection => ({
  id,
  section,
  isOn: true,
  title: {},
  text: {},
  by: {},
  linkText: {},
  link: null,
  picture: null,
  products: [],
  target: null,
  from: null,
  until: null,
})
const fallback: FrontDocument = { kind: 'front', sections: defaultSections.map((section) => newSection(section, section)) }

/** The editable fields of a section, besides its visibility and schedule. */
const fields: Record<SectionKind, readonly ('title' | 'text' | 'by' | 'link' | 'picture' | 'products' | 'target')[]> = {
  hero: ['title', 'text', 'link', 'picture'],
  numbers: [],
  board: ['title', 'text'],
  picks: ['title', 'text', 'products'],
  review: [],
  aims: ['title', 'text'],
  journal: ['title', 'text'],
  clubs: ['title', 'text'],
  promises: [],
  gifts: ['title', 'text'],
  close: ['title', 'text', 'link', 'picture'],
  products: ['title', 'text', 'link', 'products'],
  collection: ['title', 'text', 'target'],
  article: ['title', 'text', 'target'],
  quote: ['text', 'by', 'picture'],
  text: ['title', 'text', 'link', 'picture'],
}

/** The front page's sections: which are shown, in which order, and their texts. */
export function Component() {
  const t = useText('admin-site')
  return (
    <PartScreen
      kind="front"
      name="front"
      title={t('area.front.title')}
      fallback={fallback}
      actions={
        <Link to={urls.home()} className="inline-flex min-h-11 items-center px-2 text-link md:min-h-9">
          {t('action.open')}
        </Link>
      }
    >
      {(editor) => <Work editor={editor} />}
    </PartScreen>
  )
}

function Work({ editor: { document, change, problems } }: { editor: PartEditor<'front'> }) {
  const t = useText('admin-site')
  const shown = useShown()
  const { sections } = document
  const set = (next: FrontSection[]) => change({ sections: next })
  const missing = defaultSections.filter((own) => !sections.some(({ section }) => section === own))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 md:px-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <p className="text-quiet">{t('front.hint')}</p>
        <Movable
          items={sections}
          idOf={({ id }) => id}
          nameOf={({ section, title }) => [t(`front.section.${section}`), shown(title)].filter(Boolean).join(': ')}
          aside={({ isOn }) => !isOn && t('banner.off')}
          onChange={set}
        >
          {(section, changeSection, at) => (
            <SectionFields section={section} path={`sections.${at}`} problems={problems} onChange={changeSection} />
          )}
        </Movable>
        <div className="flex flex-wrap gap-2" role="group" aria-label={t('front.add')}>
          {[...missing, ...optionalSections].map((section) => (
            <ActionButton
              key={section}
              disabled={sections.length >= siteLimits.sections}
              onClick={() => set([...sections, newSection(section, missing.includes(section as never) ? section : newId())])}
            >
              {`+ ${t(`front.section.${section}`)}`}
            </ActionButton>
          ))}
        </div>
      </div>
      <FrontPreview sections={sections} />
    </div>
  )
}

interface SectionFieldsProps {
  section: FrontSection
  path: string
  problems: Record<string, string>
  onChange: (section: Partial<FrontSection>) => void
}

function SectionFields({ section: one, path, problems, onChange }: SectionFieldsProps) {
  const t = useText('admin-site')
  const has = (name: (typeof fields)[SectionKind][number]) => fields[one.section].includes(name)
  return (
    <>
      <Check label={t('banner.on')} checked={one.isOn} onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })} />
      {has('title') && (
        <LocalText
          label={t('front.title')}
          hint={t('front.empty')}
          value={one.title}
          max={siteLimits.title}
          onChange={(title) => onChange({ title })}
        />
      )}
      {has('text') && (
        <LocalText isLong label={t('front.text')} value={one.text} max={siteLimits.sectionText} onChange={(text) => onChange({ text })} />
      )}
      {has('by') && <LocalText label={t('front.by')} value={one.by} max={siteLimits.label} onChange={(by) => onChange({ by })} />}
      {has('link') && (
        <>
          <LinkField
            value={one.link}
            none={t('front.ownLink')}
            problem={problems[`${path}.link.target`]}
            onChange={(link) => onChange({ link })}
          />
          {one.link && (
            <LocalText
              label={t('banner.linkText')}
              value={one.linkText}
              max={siteLimits.label}
              onChange={(linkText) => onChange({ linkText })}
            />
          )}
        </>
      )}
      {has('picture') && <PictureField value={one.picture} onChange={(picture) => onChange({ picture })} />}
      {(has('products') || has('target')) && (
        <Targets section={one} isProducts={has('products')} problem={problemAt(problems, path)} onChange={onChange} />
      )}
      <Times from={one.from} until={one.until} problem={problems[`${path}.until`]} onChange={onChange} />
    </>
  )
}

const problemAt = (problems: Record<string, string>, path: string): string | undefined =>
  Object.entries(problems).find(([at]) => at.startsWith(`${path}.products`) || at === `${path}.target`)?.[1]
