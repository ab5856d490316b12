import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { buyerCertificates } from '../../../modules/fulfilment/endpoints-certificates.ts'
import { certificateMessages } from '../../../modules/fulfilment/messages.ts'
import { CertificateList } from '../../../modules/fulfilment/ui/certificate-list.tsx'

const filterNames = ['keyword'] as const

/** Certificates of quality of what I bought, found again by heat number. */
export default function CertificateListPage() {
  const t = useMessages(certificateMessages)
  const { values, set, ...list } = useList('member.certificates', filterNames, { remembered: true })
  const call = useCall(buyerCertificates, { keyword: values.keyword, current: list.page, pageSize: list.size })
  return (
    <CertificateList
      viewer="buyer"
      label={t('listTitle')}
      list={list}
      head={<PanelHead title={t('listTitle')} sub={t('buyerHelp')} />}
      filters={<KeywordFilter label={t('find')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
      call={call}
      empty={<Empty icon="file-check-2" title={t('none')} help={t('buyerNone')} />}
    />
  )
}
