import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'

export type PanelProps = {
  title?: ReactNode
  /** Beside the title, 12 px. */
  sub?: ReactNode
  /** Right end of the head. */
  more?: ReactNode
  className?: string
  /** Where a link on the page leads. */
  id?: string
  children: ReactNode
}

/** A white card with a hairline head. */
export function Panel({ title, sub, more, className, id, children }: PanelProps) {
  return (
    <section id={id} className={classNames('pan', className)}>
      {title && (
        <PanelHead title={title} sub={sub}>
          {more}
        </PanelHead>
      )}
      {children}
    </section>
  )
}

/** The head of a card, for cards that bring their own frame. */
export function PanelHead({ title, sub, children }: { title: ReactNode; sub?: ReactNode; children?: ReactNode }) {
  return (
    <div className="pan-h">
      <h2>{title}</h2>
      {sub && <span className="t12 c3">{sub}</span>}
      <span className="sp" />
      {children}
    </div>
  )
}

export type SectionProps = {
  title: string
  sub?: ReactNode
  /** Chips or links after the sub-title. */ middle?: ReactNode
  more?: { label: string; to: string } | undefined
  children: ReactNode
}

/** A section of a page: heading, sub-title, "more" at the right. */
export function Section({ title, sub, middle, more, children }: SectionProps) {
  return (
    <section className="wrap sec">
      <div className="sec-h">
        <h2>{title}</h2>
        {sub && <span className="sub">{sub}</span>}
        {middle}
        {more && (
          <Anchor to={more.to} className="more lk">
            {more.label}
            <Icon name="chevron-right" size={14} />
          </Anchor>
        )}
      </div>
      {children}
    </section>
  )
}

/** `more` of a panel head: a quiet link with an arrow. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor to={to} className="lk q t12">
      {children}
      <Icon name="chevron-right" size={13} />
    </Anchor>
  )
}
