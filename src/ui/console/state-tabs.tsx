import { Tabs } from '../layout/tabs.tsx'

export type StateTab = {
  readonly key: string
  readonly label: string
  readonly count?: number
  /** Drawn in copper when not zero: somebody has to act. */
  readonly isUrgent?: boolean
  /** From here on the count says "or more". */
  readonly countedTo?: number
}

export type ListTabs = {
  /** What the tabs choose; the list's own name when it is not said. */
  readonly label?: string
  readonly list: readonly StateTab[]
  readonly current: string
  readonly onChange: (key: string) => void
}

type Props = {
  readonly label: string
  readonly tabs: readonly StateTab[]
  readonly current: string
  readonly onChange: (key: string) => void
}

/** `999+` where nobody counted further. */
function countText({ count = 0, countedTo = Infinity }: StateTab): string {
  return count < countedTo ? String(count) : `${countedTo - 1}+`
}

/** The states of a list as tabs with their true counts. */
export function StateTabs({ label, tabs, current, onChange }: Props) {
  const shown = tabs.map((tab) => ({
    key: tab.key,
    label: (
      <>
        {tab.label}
        {tab.count !== undefined && <span className={`num t12 ${tab.isUrgent && tab.count > 0 ? 'cp b6' : 'c3'}`}>{countText(tab)}</span>}
      </>
    ),
  }))
  return <Tabs className="st-tabs" label={label} tabs={shown} current={current} onChange={onChange} />
}
