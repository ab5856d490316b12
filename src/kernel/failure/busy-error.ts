const sign = 'ZB_BUSY'

/** Thrown where there is no room for more work now: whoever asked is told when to ask again (HTTP 503). */
export class BusyError extends Error {
  readonly code = sign
}

/** Tests the sign, since bundle and server each hold a copy of this module. */
export function isBusyError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === sign
}
