type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that small screens keep in the disclosure. */
export function optionalFieldsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.querySelectorAll<Control>('details [name]') ?? [])];
}

/** Opens the disclosure that a field is in: nothing that is sent, and nothing that is wrong, stays hidden. */
export function reveal(field: EventTarget | null): void {
  const disclosure = field instanceof Element && field.closest('details');
  if (disclosure) disclosure.open = true;
}
