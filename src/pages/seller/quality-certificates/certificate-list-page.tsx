import { App, Input } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { certificateVoid, sellerCertificates, type QualityCertificateView } from '../../../modules/fulfilment/endpoints-certificates.ts'
import { certificateMessages } from '../../../modules/fulfilment/messages.ts'
import { CertificateTable } from '../../../modules/fulfilment/ui/certificate-table.tsx'

const filterNames = ['keyword'] as const
const pageSize = 20

/** Certificates of quality that the store issued. */
export default function CertificateListPage() {
  const t = useMessages(certificateMessages)
  const { modal } = App.useApp()
  const { act } = useAct(certificateVoid)
  const { values, set, page, turn } = useFilters(filterNames)
  const call = useCall(sellerCertificates, { keyword: values.keyword, current: page, pageSize })
  const askVoid = ({ certificateSn, heatNo }: QualityCertificateView) => {
    let reason = ''
    modal.confirm({
      title: `${t('void')} · ${heatNo}`,
      content: (
        <Input
          maxLength={200}
          aria-label={t('voidReason')}
          placeholder={t('voidReason')}
          onChange={(event) => (reason = event.target.value)}
        />
      ),
      okText: t('void'),
      cancelText: t('back'),
      onOk: async () => {
        if (await act({ certificateSn, reason: reason.trim() }, t('voidDone'))) call.reload()
      },
    })
  }
  return (
    <ConsoleList
      label={t('listTitle')}
      head={<PanelHead title={t('listTitle')} sub={t('sellerHelp')} />}
      bar={<KeywordFilter label={t('find')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
      call={call}
      empty={<Empty icon="file-check-2" title={t('none')} help={t('sellerNone')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <CertificateTable list={list} viewer="store" onVoid={askVoid} />}
    </ConsoleList>
  )
}
