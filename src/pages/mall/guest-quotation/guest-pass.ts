// What the browser got for proving the phone, for one link and one tab.
const nameOf = (key: string) => `guest.${key.slice(0, 12)}`

export function passOf(key: string): string {
  return typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(nameOf(key)) ?? '')
}

export function keepPass(key: string, pass: string): void {
  sessionStorage.setItem(nameOf(key), pass)
}
