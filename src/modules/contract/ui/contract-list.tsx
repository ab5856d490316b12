import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
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
const pageSize = 20

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
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = contractTabs.find((one) => one === values.tab) ?? ''
  const keyword = values.keyword ?? ''
  const title = t(source === '' ? 'listTitle' : 'quotedContracts')
  const call = useCall(callsOf(viewer).list, { tab, keyword, source, current: page, pageSize })
  return (
    <ConsoleList
      label={title}
      head={<PanelHead title={title}>{actions}</PanelHead>}
      tabs={{ list: contractTabs.map((key) => ({ key, label: t(labels[key]) })), current: tab, onChange: (key) => set({ tab: key }) }}
      bar={
        <Input.Search
          allowClear
          defaultValue={keyword}
          placeholder={t('search')}
          aria-label={t('search')}
          maxLength={40}
          onSearch={(words) => set({ keyword: words })}
        />
      }
      call={call}
      empty={
        <Empty
          icon="file-text"
          title={t(source === '' ? 'none' : 'quotedContractsNone')}
          help={t(source === '' ? 'noneHelp' : 'quotedContractsHelp')}
        />
      }
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} viewer={viewer} />}
    </ConsoleList>
  )
}

function Rows({ list, viewer }: { list: readonly ContractRow[]; viewer: ContractViewer }) {
  const t = useMessages(contractPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colContract')}</th>
            <th>{t('colPartner')}</th>
            <th className="r">{t('colTotal')}</th>
            <th>{t('colState')}</th>
            <th>{t('colEnds')}</th>
            <th className="r" aria-label={t('view')} />
          </tr>
        </thead>
        <tbody>
          {list.map((contract) => (
            <tr key={contract.contractId}>
              <td>
                <Anchor className="cl b5" to={`${contractRoot[viewer]}/detail?contractId=${contract.contractId}`}>
                  {contract.title}
                </Anchor>
                <div className="t12 c3 num">
                  {contract.contractSn} · {t(contract.kind)}
                </div>
              </td>
              <td data-l={t('colPartner')}>
                {viewer !== 'buyer' && <div>{contract.buyer.name}</div>}
                {viewer !== 'store' && <div>{contract.storeName}</div>}
              </td>
              <td className="r num nw" data-l={t('colTotal')}>
                ¥{priceText(contract.total)}
              </td>
              <td data-l={t('colState')}>
                <ContractStateTag state={contract.state} />
              </td>
              <td className="num nw t12" data-l={t('colEnds')}>
                {contract.endsOn}
              </td>
              <td className="r">
                <ButtonLink size="sm" to={`${contractRoot[viewer]}/detail?contractId=${contract.contractId}`}>
                  {t('view')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
