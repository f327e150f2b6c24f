interface ContentsProps {
  title: string
  headings: { id: string; text: string }[]
  /** The language of the sections, where it isn't the page's. */
  lang?: string | undefined
  className?: string
}

const least = 3

/** The table of contents: beside the text where there is room, collapsed above it on a phone. */
export function Contents({ title, headings, lang, className = '' }: ContentsProps) {
  if (headings.length < least) return <div className="hidden lg:block" />
  const list = (
    <ol lang={lang} className="text-sections">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={className}>
      <details className="question mb-8 lg:hidden">
        <summary>{title}</summary>
        <nav aria-label={title} className="pb-4">
          {list}
        </nav>
      </details>
      <nav aria-label={title} className="sticky top-8 hidden lg:block">
        <p className="mb-3 text-sm font-semibold">{title}</p>
        {list}
      </nav>
    </div>
  )
}
