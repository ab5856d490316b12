import type { ReactNode } from 'react'

/** A page of one sentence: what happened, and ways on. */
export function MessagePage({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <main className="wrap px-4 py-16 text-center">
      <h1 className="t24 b6">{title}</h1>
      <p className="c3 mx-0 mt-2 mb-6">{help}</p>
      <p className="row g3 justify-center flex-wrap">{children}</p>
    </main>
  )
}
