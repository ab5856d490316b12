import type { ReactNode } from 'react'
import '../../../ui/styles/dialog.css'

/** The card of login, registration and reset on the canvas of the entry shell. */
export function LoginCard({ title, lead, aside, children }: { title: string; lead?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <main id="main" className="wrap grid place-items-center px-4 py-10">
      <section className="lgm pan relative w-full max-w-133 p-[clamp(20px,6vw,48px)]" aria-label={title}>
        <div className={`row items-baseline gap-3 ${lead ? 'mb-1' : 'mb-4'}`}>
          <h1 className="t24 b6">{title}</h1>
          <span className="sp" />
          {aside && <span className="t13 c3">{aside}</span>}
        </div>
        {lead && <p className="t13 c3 mb-5">{lead}</p>}
        {children}
      </section>
    </main>
  )
}
