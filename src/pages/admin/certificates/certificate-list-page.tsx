import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/layout/segmented.tsx'
import { adminCertificateList, certificateTabs } from '../../../modules/store/endpoints-certificates.ts'
import { goodsCertificateList } from '../../../modules/catalog/endpoints-certificate-review.ts'
import { CertificateTable, type CertificateDecision } from './certificate-table.tsx'
import { CertificateDecisionDialog } from './certificate-decision-dialog.tsx'
import { certificateMessages } from './messages.ts'

const filterNames = ['kind', 'tab', 'keyword'] as const
const pageSize = 20

/** Certificates of stores and of goods: the platform vouches for them or returns them; tabs and words stand in the address. */
export default function CertificateDeskPage() {
  const t = useMessages(certificateMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const [judging, setJudging] = useState<CertificateDecision | null>(null)
  const isOfGoods = values.kind === 'goods'
  const tab = certificateTabs.find((certificateTab) => certificateTab === values.tab) ?? 'waiting'
  const call = useCall(isOfGoods ? goodsCertificateList : adminCertificateList, { tab, keyword: values.keyword, current: page, pageSize })
  const tabs = certificateTabs.map((key) => {
    const count = call.data?.counts[key]
    return { key, label: t(`tab_${key}`), isUrgent: key === 'waiting', ...(count === undefined ? {} : { count }) }
  })
  return (
    <>
      <ConsoleList
        label={t('certificatesTitle')}
        tabs={{ label: t('colState'), list: tabs, current: tab, onChange: (next) => set({ tab: next === 'waiting' ? '' : next }) }}
        bar={
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
        call={call}
        empty={<Empty icon="badge-check" title={t('nothing')} help={t('nothingHelp')} />}
        foot={({ pagination }) => <PageTurner page={page} pageSize={pageSize} total={pagination.total} onTurn={turn} />}
      >
        {({ list }) => <CertificateTable list={list} onJudge={setJudging} />}
      </ConsoleList>
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
