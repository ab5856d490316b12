const field = /\{\{\s*([a-z_]+[0-9]*)\.DATA\s*\}\}/g
// Longest values by the kind of a field, from the rules of category templates; a longer one is refused with 47003.
const longest: Readonly<Record<string, number>> = { thing: 20, character_string: 32, phrase: 5, name: 10, phone_number: 17, car_number: 8 }

/** Names of a template's fields, in the order of its text. */
export function fieldsIn(content: string): readonly string[] {
  return [...content.matchAll(field)].map(([, name = '']) => name)
}

/** A value as its field may hold it: short enough, and never empty, which is refused too. */
export function fieldValue(name: string, value: string): string {
  const most = longest[name.replace(/[0-9]+$/, '')]
  const letters = Array.from(value.trim() === '' ? '-' : value.trim())
  return most !== undefined && letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}
