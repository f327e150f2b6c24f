import { TextLink } from '#web/ui/link.tsx'

interface TitleProps {
  id: string
  title: string
  text: string
  to?: string
  more?: string
}

/** A section's title and sentence, with a link to more. */
export function Title({ id, title, text, to, more }: TitleProps) {
  return (
    <div className="mb-6 flex items-baseline gap-x-4 max-[14rem]:flex-wrap md:mb-8">
      <h2 id={id} className="display text-2xl text-balance">
        {title}
      </h2>
      <p className="hidden text-sm text-quiet lg:block">{text}</p>
      {to && (
        <TextLink to={to} className="ms-auto inline-flex min-h-11 items-center text-sm font-medium whitespace-nowrap">
          {more}
        </TextLink>
      )}
    </div>
  )
}
