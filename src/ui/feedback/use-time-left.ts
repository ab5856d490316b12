import { useEffect, useState } from 'react'

/** Milliseconds until a moment, counted every second in the browser; null while the server renders. */
export function useTimeLeft(until: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return setLeft(null)
    const end = new Date(until).getTime()
    const count = () => setLeft(Math.max(0, end - Date.now()))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** `23:59:07`, or `4:07` below an hour. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${hours > 0 ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
