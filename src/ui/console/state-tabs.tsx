export type StateTab = {
  readonly key: string
  readonly label: string
  readonly count?: number
  /** Drawn in copper when not zero: somebody has to act. */ readonly isUrgent?: boolean
}

/** The states of a list as tabs with their true counts. */
export function StateTabs({
  label,
  tabs,
  current,
  onChange,
}: {
  label: string
  tabs: readonly StateTab[]
  current: string
  onChange: (key: string) => void
}) {
  return (
    <div className="tabs st-tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === current}
          className={tab.key === current ? 'on' : undefined}
          onClick={() => onChange(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={`num t12 ${tab.isUrgent && tab.count > 0 ? 'cp b6' : 'c3'}`}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
