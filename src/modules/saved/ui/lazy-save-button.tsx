import { Suspense } from 'react'
import { lazyPart } from '../../../rendering/client/lazy-part.ts'
import type { SaveButtonProps } from './save-button.tsx'

// Pages are read before anything on them is kept.
const heart = lazyPart(() => import('./save-button.tsx').then((module) => module.SaveButton))

/** Keeps goods, a store or an article. */
export function LazySaveButton(props: SaveButtonProps) {
  const Button = heart.now()
  return (
    <Suspense>
      <Button {...props} />
    </Suspense>
  )
}
