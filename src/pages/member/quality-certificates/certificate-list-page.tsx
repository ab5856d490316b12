import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { buyerCertificates } from '../../../modules/fulfilment/endpoints-certificates.ts'
import { certificateMessages } from '../../../modules/fulfilment/messages.ts'
import { CertificateTable } from '../../../modules/fulfilment/ui/certificate-table.tsx'

const filterNames = ['keyword'] as const
const pageSize = 20

/** Certificates of quality of what I bought, found again by heat number. */
export default function CertificateListPage() {
  const t = useMessages(certificateMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const call = useCall(buyerCertificates, { keyword: values.keyword, current: page, pageSize })
  return (
    <ConsoleList
      label={t('listTitle')}
      head={<PanelHead title={t('listTitle')} sub={t('buyerHelp')} />}
      bar={<KeywordFilter label={t('find')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
      call={call}
      empty={<Empty icon="file-check-2" title={t('none')} help={t('buyerNone')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <CertificateTable list={list} viewer="buyer" />}
    </ConsoleList>
  )
}
