import { App } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import '../../../ui/styles/commerce.css'
import { designerRequestAction, designerRequestDetail, type DesignRequestDetail } from '../../../modules/design/endpoints.ts'
import { MaterialListForm } from './material-list-form.tsx'
import { DesignRequestDetails } from './design-request-details.tsx'
import { DesignedMaterialList } from './designed-material-list.tsx'
import { designPageMessages } from '../../../modules/design/messages.ts'

/** One design application for its designer: take it, write the list, hand it over. */
export default function DesignDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(designerRequestDetail, { desAppId: Number(query.get('desAppId')) || 0 })
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <DesignRequestDetails of={of} back="/member/design/list">
            <DesignerActs of={of} onDone={call.reload} />
          </DesignRequestDetails>
          {of.can.includes('answer') ? (
            <MaterialListForm key={of.version} of={of} onDone={call.reload} />
          ) : (
            <DesignedMaterialList of={of} />
          )}
        </div>
      )}
    </CallView>
  )
}

function DesignerActs({ of, onDone }: { of: DesignRequestDetail; onDone: () => void }) {
  const t = useMessages(designPageMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(designerRequestAction)
  const acts = (['take', 'release'] as const).filter((one) => of.can.includes(one))
  const ask = (one: (typeof acts)[number]) =>
    void modal.confirm({
      title: t(`act_${one}`),
      content: t(`ask_${one}`),
      okText: t(`act_${one}`),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ desAppId: of.desAppId, act: one }, t('done'))) onDone()
      },
    })
  if (acts.length === 0) return null
  return (
    <div className="row g2">
      {acts.map((one) => (
        <Button key={one} tone={one === 'take' ? 'brand' : 'default'} busy={busy} onClick={() => ask(one)}>
          {t(`act_${one}`)}
        </Button>
      ))}
    </div>
  )
}
