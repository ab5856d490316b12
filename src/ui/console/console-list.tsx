import type { ReactNode } from 'react'
import type { CallState } from '../../api/browser/use-call.ts'
import { CallView } from './call-view.tsx'
import { StateTabs, type ListTabs } from './state-tabs.tsx'

/** What a list call answers: its rows, alone or with what says how many there are. */
type Listed = readonly unknown[] | { readonly list: readonly unknown[] }

const rowsOf = (data: Listed): readonly unknown[] => ('list' in data ? data.list : data)

type Props<Data extends Listed> = {
  /** The list's name for those who do not see it. */
  readonly label: string
  /** Above everything: a title, a form that adds to the list. */
  readonly head?: ReactNode
  readonly tabs?: ListTabs
  /** The filters and what else stands in their bar. */
  readonly bar?: ReactNode
  readonly call: CallState<Data>
  /** Shown instead of the table when nothing is found. */
  readonly empty: ReactNode
  /** The way to other pages; drawn below an empty page as well, so that an address beyond the end leads back. */
  readonly foot?: (data: Data) => ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A list of a console: state tabs, filters, then the sketch, the refusal, the emptiness or the table with its pages. */
export function ConsoleList<Data extends Listed>(props: Props<Data>) {
  const { label, head, tabs, bar, call, empty, foot, children } = props
  return (
    <section className="pan overflow-hidden" aria-label={label}>
      {head}
      {tabs && <StateTabs label={tabs.label ?? label} tabs={tabs.list} current={tabs.current} onChange={tabs.onChange} />}
      {bar && <div className="flt">{bar}</div>}
      <CallView call={call}>
        {(data) => (
          <>
            {rowsOf(data).length === 0 ? empty : children(data)}
            {foot?.(data)}
          </>
        )}
      </CallView>
    </section>
  )
}
