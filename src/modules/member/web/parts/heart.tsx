import { Suspense } from 'react'
import { loadedApart } from '../../../../ui/feedback/loaded-apart.ts'
import type { HeartProps } from './heart-button.tsx'

// Pages are read before anything on them is kept.
const heart = loadedApart(() => import('./heart-button.tsx').then((module) => module.HeartButton))

/** Keeps goods, a store or an article. */
export function Heart(props: HeartProps) {
  const Button = heart.now()
  return (
    <Suspense>
      <Button {...props} />
    </Suspense>
  )
}
