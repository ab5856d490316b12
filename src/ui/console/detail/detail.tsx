import type { ReactNode } from 'react'
import { StepLine, type TimelineStep } from '../../layout/timeline.tsx'
import { ListPositionBar } from './list-position-bar.tsx'

type HeadProps = {
  /** Its state, or its name with the state behind it. */
  readonly title: ReactNode
  /** One line below: number, people, time. */
  readonly sub?: ReactNode
  /** Further lines: what is awaited, why it was refused. */
  readonly children?: ReactNode
  /** `Moves`: what may be done now. */
  readonly moves?: ReactNode
  readonly steps?: { readonly label: string; readonly list: readonly TimelineStep[] }
  /** The list of others like it, for whoever came from elsewhere. */
  readonly list: string
  /** Ways to what it belongs to, at the right end of the way back. */
  readonly links?: ReactNode
}

/** The head of a detail: way back and neighbours, state, what may be done, how far it is. */
export function DetailHead({ title, sub, children, moves, steps, list, links }: HeadProps) {
  return (
    <section className="pan">
      <ListPositionBar list={list} links={links} />
      <div className="o-hd">
        <div className="flex-1 min-w-60">
          <h1 className="t20 b6">{title}</h1>
          {sub && <p className="c3 t13 mt-1">{sub}</p>}
          {children}
        </div>
        {moves}
      </div>
      {steps && (
        <div className="border-t border-line">
          <StepLine label={steps.label} steps={steps.list} />
        </div>
      )}
    </section>
  )
}

/** One thing in full: its head, what it consists of, and beside it the facts, people, money, documents and history. */
export function Detail({ head, aside, children }: { head: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const main = <div className="col g3 min-w-0">{children}</div>
  return (
    <article className="col g3">
      {head}
      {aside ? (
        <div className="o-two">
          {main}
          <aside className="col g3">{aside}</aside>
        </div>
      ) : (
        main
      )}
    </article>
  )
}
