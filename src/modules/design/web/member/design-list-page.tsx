import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { ListFrame } from '../../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/commerce.css'
import { designListCall } from '../../contract.ts'
import { DesignTable } from '../parts/design-table.tsx'
import { designPageWords } from '../words.ts'

const filterNames = ['tab'] as const
const pageSize = 20

/** What a designer may take, and what they have taken. */
export default function DesignListPage() {
  const t = useWords(designPageWords)
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = values.tab === 'mine' ? 'mine' : 'open'
  const call = useCall(designListCall, { tab, current: page, pageSize })
  const tabs = (['open', 'mine'] as const).map((key) => ({ key, label: t(`tab_${key}`) }))
  return (
    <ListFrame
      label={t('deskTitle')}
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'open' ? '' : next }) }}
      call={call}
      empty={<Empty icon="clipboard-list" title={t(tab === 'open' ? 'noneOpen' : 'noneMine')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <DesignTable list={list} folder="/member/design" />}
    </ListFrame>
  )
}
