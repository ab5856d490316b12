/** The name under /media of a picture address on the wire, as the picture component takes it. */
export function pictureName(address: string): string | undefined {
  return address === '' ? undefined : address.replace(/^\/media\//, '')
}
