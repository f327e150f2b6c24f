/** A text with the parts that match a search marked: `marks` are pairs of the first character and the one after the last, in order. */
export function MarkedText({ text, marks }: { text: string; marks: readonly (readonly [from: number, to: number])[] }) {
  return (
    <>
      {marks.map(([from, to], at) => (
        <span key={from}>
          {text.slice(marks[at - 1]?.[1] ?? 0, from)}
          <mark className="bg-transparent font-semibold text-inherit underline decoration-ember decoration-2 underline-offset-4">
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
