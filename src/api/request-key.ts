/** A fresh key for a request, in browser and server alike: 128 random bits, also where `randomUUID` is missing (plain http in a LAN). */
export function newRequestKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
