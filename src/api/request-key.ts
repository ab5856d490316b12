/** A fresh key for a request, in browser and server alike. */
export function newRequestKey(): string {
  return crypto.randomUUID()
}
