interface Reached {
  email: string | null
  phone: string | null
}

/** An address as only its owner recognizes it: "k•••@example.com", "•••• 4567". Staff may err, and then it's a stranger's. */
export function maskedContact({ email, phone }: Reached): string {
  if (email) return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
  return phone ? `•••• ${phone.slice(-4)}` : '•••'
}
