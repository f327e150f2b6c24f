/** The names of a form's fields with values that the browser considers invalid, in order. Shows nothing. */
export const invalidFieldsOf = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => field.name !== '' && !field.checkValidity())
    .map(({ name }) => name)
