import { create } from 'zustand'

/** What the modal shows of the line that was just put in. */
export interface AddedProduct {
  name: string
  photo: string
  photoAlt: string
  options: string
  price: number
  /** What the member whose cart it is pays for it, where that's less. */
  memberPrice?: number | undefined
  quantity: number
  /** The cart had some of it: now its quantity is set to another. */
  wasThere?: boolean
}

interface Modal {
  showModal: boolean
  product: AddedProduct | null
}

export const useCartModal = create<Modal>()(() => ({ showModal: false, product: null }))

export const showCartModal = (product: AddedProduct): void => useCartModal.setState({ showModal: true, product })
export const hideCartModal = (): void => useCartModal.setState({ showModal: false })
