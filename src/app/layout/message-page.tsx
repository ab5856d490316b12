import type { ReactNode } from 'react'

/** A page of one sentence: what happened, and ways on. */
export function MessagePage({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <main className="wrap" style={{ padding: '64px 16px', textAlign: 'center' }}>
      <h1 className="t24 b6">{title}</h1>
      <p className="c3" style={{ margin: '8px 0 24px' }}>
        {help}
      </p>
      <p className="row g3" style={{ justifyContent: 'center', flexWrap: 'wrap' }}>
        {children}
      </p>
    </main>
  )
}
