/** Of a part of the first screen. */
export const Heading = ({ title, aside }: { title: string; aside?: string }) => (
  <div className="flex items-baseline justify-between border-b border-line pb-2">
    <h2 className="font-semibold">{title}</h2>
    {aside && <span className="text-xs text-quiet">{aside}</span>}
  </div>
)
