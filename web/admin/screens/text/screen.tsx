import { useCallback } from 'react'
import type { StaffText, TextDocument, TextKind } from '#contract/admin/texts.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { type Locale, locales } from '#contract/locales.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { Editor } from './editor.tsx'

const nothing: TextDocument = {
  title: '',
  description: '',
  body: '',
  category: 'general',
  author: '',
  about: '',
  alt: '',
  caption: '',
  cover: null,
  products: [],
  date: null,
}

/** A page or an article: editing, preview, publishing. */
export function Component() {
  const { kind: kindInAddress = 'article', locale: language, name } = useParams()
  const kind: TextKind = kindInAddress === 'page' ? 'page' : 'article'
  const first = useShop().locales[0]
  const locale: Locale = locales.find((one) => one === (language ?? first)) ?? 'en'
  if (name === undefined) return <Editor key={kind} edited={{ kind, locale, text: null, document: nothing }} />
  return <Loaded key={`${kind} ${locale} ${name}`} kind={kind} locale={locale} name={name} />
}

function Loaded({ kind, locale, name }: { kind: TextKind; locale: Locale; name: string }) {
  const t = useText('admin-texts')
  const data = useAsyncData(useCallback(() => readOr(kind, locale, name), [kind, locale, name]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.texts()} data={data}>
      {({ text, document }) => <Editor edited={{ kind, locale, text, document }} name={name} />}
    </LoadedScreen>
  )
}

interface LoadedText {
  text: StaffText | null
  document: TextDocument
}

/** Loads the text; a missing translation starts as the English text. */
async function readOr(kind: TextKind, locale: Locale, name: string): Promise<LoadedText> {
  const read = (one: Locale) => staff('GET /admin/texts/:kind/:locale/:name', { kind, locale: one, name })
  try {
    const text = await read(locale)
    return { text, document: text.document }
  } catch (error) {
    if (locale === 'en') throw error
    return { text: null, document: (await read('en')).document }
  }
}
