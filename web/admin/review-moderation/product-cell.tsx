import { SmallPicture } from '#web/admin/products/small-picture.tsx'

/** The product that was reviewed or asked about, as a cell of a row. */
export const ProductCell = ({ product: { name, photo } }: { product: { name: string; photo: string } }) => (
  <span className="flex max-w-44 items-center gap-3">
    <SmallPicture url={photo || null} />
    <span className="truncate">{name}</span>
  </span>
)
