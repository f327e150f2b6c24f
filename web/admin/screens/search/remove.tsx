import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

export const Remove = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-11 place-items-center rounded-full hover:bg-studio md:size-9"
  >
    <AdminIcon name="close" className="size-3.5" />
  </button>
)
