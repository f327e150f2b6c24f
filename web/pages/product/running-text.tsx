/** Plain text as paragraphs; consecutive lines that start with "- " become a list. */
export function RunningText({ text }: { text: string }) {
  return blocksOf(text).map((block) =>
    Array.isArray(block) ? (
      <ul key={block[0]} className="mt-3 list-disc ps-5 [&>li+li]:mt-1 marker:text-ember">
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      <p key={block} className="mt-3 first:mt-0">
        {block}
      </p>
    ),
  )
}

export function blocksOf(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const item = line.startsWith('- ') ? line.slice(2) : null
    const last = blocks.at(-1)
    if (item === null) blocks.push(line)
    else if (Array.isArray(last)) last.push(item)
    else blocks.push([item])
  }
  return blocks
}
