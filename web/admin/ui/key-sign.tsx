/** The shortcut of the element it's shown on. Visual only: assistive technology gets `aria-keyshortcuts`. */
export function KeySign({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden min-w-5 items-center justify-center rounded-input border border-current/30 px-1 text-center font-text text-xs leading-5 font-normal md:inline-flex"
    >
      {children}
    </kbd>
  )
}
