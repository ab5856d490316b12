import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/layout/segmented.tsx'
import { adminCertificateList, certificateTabs } from '../../../modules/store/endpoints-certificates.ts'
import { goodsCertificateList } from '../../../modules/catalog/endpoints-certificate-review.ts'
import { useCertificateColumns, type CertificateDecision } from './certificate-columns.tsx'
import { CertificateDecisionDialog } from './certificate-decision-dialog.tsx'
import { certificateMessages } from './messages.ts'

const filterNames = ['kind', 'tab', 'keyword'] as const

/** Certificates of stores and of goods: the platform vouches for them or returns them; tabs and words stand in the address. */
export default function CertificateDeskPage() {
  const t = useMessages(certificateMessages)
  const { values, set, ...list } = useList('admin.certificates', filterNames, { remembered: true })
  const [judging, setJudging] = useState<CertificateDecision | null>(null)
  const isOfGoods = values.kind === 'goods'
  const tab = certificateTabs.find((certificateTab) => certificateTab === values.tab) ?? 'waiting'
  const call = useCall(isOfGoods ? goodsCertificateList : adminCertificateList, {
    tab,
    keyword: values.keyword,
    current: list.page,
    pageSize: list.size,
  })
  const columns = useCertificateColumns(setJudging)
  const tabs = certificateTabs.map((key) => {
    const count = call.data?.counts[key]
    return { key, label: t(`tab_${key}`), isUrgent: key === 'waiting', ...(count === undefined ? {} : { count }) }
  })
  return (
    <>
      <List
        label={t('certificatesTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ certificateId, goodsId, number }) => `${certificateId}/${goodsId}/${number}`}
        columns={columns}
        tabs={{ label: t('colState'), list: tabs, current: tab, onChange: (next) => set({ tab: next === 'waiting' ? '' : next }) }}
        filters={
          <>
            <Segmented
              label={t('certificateKind')}
              current={isOfGoods ? 'goods' : 'store'}
              options={[
                { key: 'store', label: t('ofStores') },
                { key: 'goods', label: t('ofGoods') },
              ]}
              onChange={(next) => set({ kind: next === 'goods' ? next : '' })}
            />
            <KeywordFilter
              label={t(isOfGoods ? 'keywordGoods' : 'keywordStore')}
              value={values.keyword}
              onSearch={(keyword) => set({ keyword })}
            />
          </>
        }
        pages={({ pagination }) => ({ total: pagination.total })}
        empty={<Empty icon="badge-check" title={t('nothing')} help={t('nothingHelp')} />}
      />
      {judging && (
        <CertificateDecisionDialog
          judging={judging}
          onClose={() => setJudging(null)}
          onDone={() => {
            setJudging(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}
