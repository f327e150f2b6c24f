/** Stands for the last name of people who have one name only: an address needs both. */
export const noLastName = '-'

/** A person's name as it's written on labels and in mails: people with one name have it once. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  lastName === noLastName ? firstName : `${firstName} ${lastName}`.trim()
