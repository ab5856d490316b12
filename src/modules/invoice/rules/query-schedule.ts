const seconds = [2, 3, 5, 10, 30, 60, 120, 300, 600, 1800]

/** When the e-invoice service is asked again after so many tries. It is never given up: only its answer says what became of a serial. */
export function nextQueryAt(tries: number, now: Date): Date {
  return new Date(now.getTime() + (seconds[Math.min(Math.max(tries, 0), seconds.length - 1)] ?? 1800) * 1000)
}
