import type { ReactNode } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { contractTabs, type ContractRow } from '../endpoints-schemas.ts'
import { contractPageMessages } from '../messages.ts'
import { callsOf, contractRoot, type ContractViewer } from './calls-of-side.ts'

const filterNames = ['tab', 'keyword'] as const
const labels = { '': 'all', draft: 'draft', talk: 'talk', sign: 'tabSign', live: 'live', over: 'over' } as const
const tones: Readonly<Record<ContractRow['state'], TagTone>> = {
  DRAFT: 'neutral',
  APPROVING: 'warn',
  DRAFT_APPROVED: 'info',
  NEGOTIATING: 'warn',
  REJECTED: 'danger',
  SIGNING: 'warn',
  REFUSED: 'danger',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
  EFFECTIVE: 'ok',
  PERFORMING: 'ok',
  COMPLETED: 'neutral',
  RESCINDING: 'danger',
  RESCINDED: 'neutral',
}

export function ContractStateTag({ state }: { state: ContractRow['state'] }) {
  const t = useMessages(contractPageMessages)
  return (
    <Tag tone={tones[state]} small>
      {t(state)}
    </Tag>
  )
}

type Props = {
  readonly viewer: ContractViewer
  readonly actions?: ReactNode
  /** Only those that were drafted from it. */
  readonly source?: '' | 'QUOTATION'
}

/** Contracts of a side, the newest first. */
export function ContractList({ viewer, actions, source = '' }: Props) {
  const t = useMessages(contractPageMessages)
  const { values, set, ...list } = useList(`${viewer}.contracts${source}`, filterNames, { remembered: true })
  const tab = contractTabs.find((one) => one === values.tab) ?? ''
  const keyword = values.keyword ?? ''
  const title = t(source === '' ? 'listTitle' : 'quotedContracts')
  const call = useCall(callsOf(viewer).list, { tab, keyword, source, current: list.page, pageSize: list.size })
  const columns = useContractColumns(viewer)
  return (
    <List
      label={title}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ contractId }) => contractId}
      to={({ contractId }) => contractAddress(viewer, contractId)}
      columns={columns}
      head={<PanelHead title={title}>{actions}</PanelHead>}
      tabs={{ list: contractTabs.map((key) => ({ key, label: t(labels[key]) })), current: tab, onChange: (key) => set({ tab: key }) }}
      filters={<KeywordFilter label={t('search')} value={keyword} maxLength={40} onSearch={(words) => set({ keyword: words })} />}
      pages={({ total }) => ({ total })}
      empty={
        <Empty
          icon="file-text"
          title={t(source === '' ? 'none' : 'quotedContractsNone')}
          help={t(source === '' ? 'noneHelp' : 'quotedContractsHelp')}
        />
      }
    />
  )
}

const contractAddress = (viewer: ContractViewer, contractId: number) => `${contractRoot[viewer]}/detail?contractId=${contractId}`

function useContractColumns(viewer: ContractViewer): readonly ListColumn<ContractRow>[] {
  const t = useMessages(contractPageMessages)
  const actions = useActionsColumn<ContractRow>(({ contractId }) => (
    <ButtonLink size="sm" to={contractAddress(viewer, contractId)}>
      {t('view')}
    </ButtonLink>
  ))
  const partners = ({ buyer, storeName }: ContractRow) =>
    viewer === 'buyer' ? storeName : viewer === 'store' ? buyer.name : `${buyer.name} / ${storeName}`
  return [
    {
      key: 'contract',
      title: t('colContract'),
      as: 'title',
      text: ({ title }) => title,
      cell: ({ contractSn, kind }) => (
        <div className="t12 c3 num">
          {contractSn} · {t(kind)}
        </div>
      ),
    },
    {
      key: 'partner',
      title: t(viewer === 'buyer' ? 'seller' : viewer === 'store' ? 'buyer' : 'colPartner'),
      text: partners,
    },
    {
      key: 'total',
      title: t('colTotal'),
      align: 'right',
      isTight: true,
      text: ({ total }) => total,
      cell: ({ total }) => `¥${priceText(total)}`,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ state }) => t(state),
      cell: ({ state }) => <ContractStateTag state={state} />,
    },
    { key: 'ends', title: t('colEnds'), isTight: true, text: ({ endsOn }) => endsOn },
    actions,
  ]
}
