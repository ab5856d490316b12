import { scheduleTask } from './load-in-turn.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const fieldsOf = (box: ParentNode): readonly Field[] => [
  ...box.querySelectorAll<Field>('input:not([type=hidden],[type=file]), textarea, select'),
]

const isMark = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

function servedValue(field: Field): string {
  if (field instanceof HTMLSelectElement) return ([...field.options].find((one) => one.defaultSelected) ?? field.options[0])?.value ?? ''
  return field.defaultValue
}

function isTouched(field: Field): boolean {
  if (!isMark(field)) return field.value !== servedValue(field)
  // The choice of a group is said by the one that was chosen.
  return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked)
}

/** Puts text into a field so that React takes it for typed: React watches the property of the element, not the prototype's. */
function typeInto(field: Field, text: string): void {
  field.value = servedValue(field)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function mark(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

/** Says again what a field holds, and in a later task that it was left, unless somebody is still in it. */
function tell(field: Field, from: Field): void {
  if (isMark(field)) return from instanceof HTMLInputElement ? mark(field, from.checked) : undefined
  const place =
    from instanceof HTMLSelectElement || from.selectionStart === null ? null : ([from.selectionStart, from.selectionEnd] as const)
  typeInto(field, from.value)
  if (place && field === document.activeElement && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...place)
  scheduleTask(() => {
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

/** Tells the code that has just come what was typed and chosen in the fields of its page while it was on its way. */
export function replayTypedInput(): void {
  for (const field of fieldsOf(document)) if (isTouched(field)) tell(field, field)
}

const isSame = (one: Field, other: Field | undefined): other is Field =>
  other?.tagName === one.tagName && other.name === one.name && other.getAttribute('aria-label') === one.getAttribute('aria-label')

/** Takes what was typed and chosen in a drawing over into the living part that has replaced it. */
export function takeOver(drawn: readonly Field[], live: readonly Field[]): void {
  for (const [index, from] of drawn.entries()) {
    const to = live[index]
    if (isTouched(from) && isSame(from, to)) tell(to, from)
  }
}
