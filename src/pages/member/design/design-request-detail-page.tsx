import { App, Input } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import '../../../ui/styles/commerce.css'
import { designRequestAction, designRequestDetail, type DesignRequestDetail } from '../../../modules/design/endpoints.ts'
import { DesignRequestDetails } from './design-request-details.tsx'
import { MaterialListActions } from './material-list-actions.tsx'
import { DesignedMaterialList } from './designed-material-list.tsx'
import { designPageMessages } from '../../../modules/design/messages.ts'

/** One of the enterprise's design applications: the list that came, and what to do with it. */
export default function DesAppDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(designRequestDetail, { desAppId: Number(query.get('desAppId')) || 0 })
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <DesignRequestDetails of={of} back="/member/desApp/list">
            <CompanyActs of={of} onDone={call.reload} />
          </DesignRequestDetails>
          <DesignedMaterialList of={of} more={<MaterialListActions of={of} onDone={call.reload} />} />
        </div>
      )}
    </CallView>
  )
}

function CompanyActs({ of, onDone }: { of: DesignRequestDetail; onDone: () => void }) {
  const t = useMessages(designPageMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(designRequestAction)
  const acts = (['accept', 'revise', 'cancel'] as const).filter((one) => of.can.includes(one))
  const ask = (one: (typeof acts)[number]) => {
    const typed = { reason: '' }
    void modal.confirm({
      title: t(`act_${one}`),
      content:
        one === 'revise' ? (
          <Input
            aria-label={t('reviseReason')}
            placeholder={t('reviseReason')}
            maxLength={300}
            onChange={(event) => (typed.reason = event.target.value.trim())}
          />
        ) : (
          t(`ask_${one}`)
        ),
      okText: t(`act_${one}`),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ desAppId: of.desAppId, act: one, ...typed }, t('done'))) onDone()
      },
    })
  }
  if (acts.length === 0) return null
  return (
    <div className="row g2 flex-wrap">
      {acts.map((one) => (
        <Button key={one} tone={one === 'accept' ? 'brand' : one === 'cancel' ? 'danger' : 'default'} busy={busy} onClick={() => ask(one)}>
          {t(`act_${one}`)}
        </Button>
      ))}
    </div>
  )
}
