let count = 0

/** Counts a rejection that nobody handled: a defect to be mended, shown at /healthz. */
export function countUnhandledRejection(): number {
  return (count += 1)
}

export function unhandledRejections(): number {
  return count
}
