/** The names of a form's fields whose values the browser would refuse, in their order. It shows nothing. */
export const invalidFieldsOf = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => field.name !== '' && !field.checkValidity())
    .map(({ name }) => name)
