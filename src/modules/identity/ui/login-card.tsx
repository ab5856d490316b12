import type { ReactNode } from 'react'
import '../../../ui/styles/dialog.css'

/** The card of login, registration and reset on the canvas of the entry shell. */
export function LoginCard({ title, lead, aside, children }: { title: string; lead?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <main id="main" className="wrap" style={{ display: 'grid', placeItems: 'center', padding: '40px 16px' }}>
      <section
        className="lgm pan"
        aria-label={title}
        style={{ position: 'relative', width: '100%', maxWidth: 532, padding: 'clamp(20px, 6vw, 48px)' }}
      >
        <div className="row" style={{ alignItems: 'baseline', gap: 12, marginBottom: lead ? 4 : 16 }}>
          <h1 className="t24 b6">{title}</h1>
          <span className="sp" />
          {aside && <span className="t13 c3">{aside}</span>}
        </div>
        {lead && (
          <p className="t13 c3" style={{ marginBottom: 20 }}>
            {lead}
          </p>
        )}
        {children}
      </section>
    </main>
  )
}
