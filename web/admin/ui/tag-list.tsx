/** Tags that staff added. */
export const TagList = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => (
    <span key={tag} className="rounded-full bg-studio px-2 py-0.5 text-xs font-medium whitespace-nowrap">
      {tag}
    </span>
  ))
