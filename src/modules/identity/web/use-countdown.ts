import { useCallback, useEffect, useState } from 'react'

/** Seconds that count down to zero by themselves, and the way to start them. */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return [left, useCallback((seconds: number) => setUntil(Date.now() + seconds * 1000), [])]
}
