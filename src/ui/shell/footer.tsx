import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'

export type FooterProps = {
  /** Five promises with icons. */
  promises?: readonly { icon: IconName; title: string; text: string }[]
  columns: readonly { title: string; links: readonly { label: string; to: string }[] }[]
  contact?: { title: string; phone: string; hours: string; service?: ReactNode; code?: ReactNode }
  /** Copyright and licence lines; only what the settings hold. */
  legal: ReactNode
  marks?: readonly { icon: IconName; text: string; to?: string }[]
  label: string
}

/** Promises, link columns, hotline and the legal band. */
export function Footer({ promises, columns, contact, legal, marks, label }: FooterProps) {
  return (
    <footer className="ft" aria-label={label}>
      <div className="wrap">
        {promises && (
          <div className="ft-t">
            {promises.map((promise) => (
              <div key={promise.title}>
                <Icon name={promise.icon} size={28} />
                <div>
                  <b>{promise.title}</b>
                  <p>{promise.text}</p>
                </div>
              </div>
            ))}
          </div>
        )}
        <div className="ft-l">
          {columns.map((column) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Anchor to={link.to} prefetch={false}>
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {contact && <Contact {...contact} />}
        </div>
      </div>
      <div className="ft-b">
        <div className="wrap">
          <div>{legal}</div>
          {marks && marks.length > 0 && (
            <div className="marks">
              {marks.map((mark) => (
                <Mark key={mark.text} {...mark} />
              ))}
            </div>
          )}
        </div>
      </div>
    </footer>
  )
}

function Contact({ title, phone, hours, service, code }: NonNullable<FooterProps['contact']>) {
  return (
    <div className="ft-c">
      <div>
        <h2>{title}</h2>
        <div className="ft-p num">{phone}</div>
        <p className="c3 t12">{hours}</p>
        {service && <div className="ft-s">{service}</div>}
      </div>
      {code}
    </div>
  )
}

function Mark({ icon, text, to }: { icon: IconName; text: string; to?: string }) {
  const face = (
    <>
      <Icon name={icon} size={14} />
      {text}
    </>
  )
  return to ? (
    <Anchor to={to} className="mk">
      {face}
    </Anchor>
  ) : (
    <span className="mk">{face}</span>
  )
}
