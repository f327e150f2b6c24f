/** The group's name as a form has it, without spaces around it. */
export const groupNameOf = (form: FormData): string => (form.get('name') as string).trim()
