/** The color of an option value, set as an attribute because the policy forbids inline styles. */
export const Swatch = ({ color }: { color: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
    <circle cx="10" cy="10" r="9.5" fill={color} className="stroke-edge" />
  </svg>
)
