import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useCartMessages } from './use-messages.ts'

type EmptyProps = {
  title: string
  help: string
  children?: ReactNode
  /** What is shown under it. */ below?: ReactNode
}

/** An empty basket with the way to the goods. */
export function EmptyBasket({ title, help, children, below }: EmptyProps) {
  const t = useCartMessages()
  return (
    <main id="main" className="wrap py-6">
      <section className="pan">
        <Empty
          icon="shopping-cart"
          title={title}
          help={help}
          actions={
            <>
              <ButtonLink to="/goods/list" tone="brand">
                {t('goShopping')}
              </ButtonLink>
              {children}
            </>
          }
        />
      </section>
      {below}
    </main>
  )
}
