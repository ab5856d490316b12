import type { ReactNode } from 'react'

/** An input of a row under its name; the input itself says the name and the row to whoever listens. */
export function NamedInput({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="col">
      <span className="t12 c3" aria-hidden>
        {name}
      </span>
      {children}
    </div>
  )
}
