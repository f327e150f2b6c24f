/** The last name of people who have only one name, since an address requires both. */
export const noLastName = '-'

/** A person's name as written on labels and in mails, without the placeholder last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  lastName === noLastName ? firstName : `${firstName} ${lastName}`.trim()
