import { App, Input } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { certificateVoid, sellerCertificates, type QualityCertificateView } from '../../../modules/fulfilment/endpoints-certificates.ts'
import { certificateMessages } from '../../../modules/fulfilment/messages.ts'
import { CertificateList } from '../../../modules/fulfilment/ui/certificate-list.tsx'

const filterNames = ['keyword'] as const

/** Certificates of quality that the store issued. */
export default function CertificateListPage() {
  const t = useMessages(certificateMessages)
  const { modal } = App.useApp()
  const { act } = useAct(certificateVoid)
  const { values, set, ...list } = useList('seller.certificates', filterNames, { remembered: true })
  const call = useCall(sellerCertificates, { keyword: values.keyword, current: list.page, pageSize: list.size })
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
    <CertificateList
      viewer="store"
      onVoid={askVoid}
      label={t('listTitle')}
      list={list}
      head={<PanelHead title={t('listTitle')} sub={t('sellerHelp')} />}
      filters={<KeywordFilter label={t('find')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
      call={call}
      empty={<Empty icon="file-check-2" title={t('none')} help={t('sellerNone')} />}
    />
  )
}
